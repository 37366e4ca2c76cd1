/** The English of what is said here, by the Portuguese. */
export const english = {
  '1% para utilitários e gás natural': '1% for utility vehicles and natural gas',
  '1,5% até 1.0, elétricos e híbridos': '1.5% up to 1.0, electric and hybrid',
  '1,5% para gás natural': '1.5% for natural gas',
  '2% para motor 1.0': '2% for 1.0 engines',
  '3% até 1.0': '3% up to 1.0',
  'Do IPVA de 2025 registram-se as mudanças do Paraná e do Amazonas; nos demais estados supõe-se a alíquota de 2026.':
    'Of the 2025 IPVA, the changes in Paraná and Amazonas are recorded; in the other states the 2026 rate is assumed.',
  'Fontes concordam': 'Sources agree',
  'IPVA de automóvel particular, por estado': 'IPVA on private cars, by state',
  'Meses antes do pedido': 'Months before the request',
  'Prisão por pensão alimentícia atrasada': 'Arrest for overdue child support',
  'a lei fixa 3,5%, reduzidos por decreto': 'the law sets 3.5%, reduced by decree',
  'ano do imposto': 'year of the tax',
  'dia em que se cobra': 'day on which it is claimed',
  'há alíquota de 3% para carros de valor maior': 'there is a 3% rate for cars of higher value',
  'há alíquotas menores e maiores conforme a potência': 'there are lower and higher rates depending on engine power',
  'há alíquotas menores para gás natural, híbridos e elétricos': 'there are lower rates for natural gas, hybrid and electric',
  'há fontes que informam 3,5%': 'some sources report 3.5%',
}
