/** The English of what is said here, by the Portuguese. */
export const english = {
  'A guia do mês é de {value}': "The month's payment slip is {value}",
  'Acima dele a saída é retroativa': 'Above it, the exit from MEI is retroactive',
  'Caminhoneiro aberto em julho: seis meses': 'Truck driver registered in July: six months',
  'Caminhoneiro com frete entre municípios, sujeito a ICMS; só dentro do município, o ISS toma o lugar do ICMS ({0}), e com os dois a guia é {1}.':
    'Truck driver with freight between cities, subject to ICMS; only within the city, ISS takes the place of ICMS ({0}), and with both the slip is {1}.',
  'Caminhoneiro em 2026': 'Truck driver in 2026',
  'Caminhoneiro em maio de 2023, com o salário mínimo de 1.320,00': 'Truck driver in May 2023, with the minimum wage of 1,320.00',
  'Comércio e serviços em 2026': 'Commerce and services in 2026',
  'Comércio em 2026': 'Commerce in 2026',
  'Dentro do limite: ainda cabem {0} neste ano.': 'Within the limit: {0} still fits this year.',
  'Doze centavos acima do limite': 'Twelve centavos over the limit',
  'Exatamente 20% acima: ainda sai só em janeiro': 'Exactly 20% over: still leaves only in January',
  'Guia de 2024': 'Payment slip for 2024',
  'Guia de 2025': 'Payment slip for 2025',
  'Guia mensal': 'Monthly payment slip',
  'Guia mensal (DAS)': 'Monthly payment slip (DAS)',
  'IBS e CBS, a partir de 2027': 'IBS and CBS, from 2027',
  'Limite com a tolerância': 'Limit with the tolerance',
  'Limite de receita para esses meses': 'Revenue limit for those months',
  'MEI: guia mensal e limite de receita': 'MEI: monthly payment slip and revenue limit',
  'Mais de 20% acima: saída retroativa': 'More than 20% over: retroactive exit',
  'No limite de 81 mil reais': 'At the limit of 81 thousand reais',
  'O primeiro ano do MEI: 11% e limite de 36 mil': 'The first year of MEI: 11% and a limit of 36 thousand',
  'Parte do limite em uso': 'Share of the limit in use',
  'Passou {0} do limite, até {1}: comunique a saída do MEI, pague o DAS complementar sobre o excesso e passe a microempresa em 1º de janeiro.':
    'Over the limit by {0}, up to {1}: report the exit from MEI, pay the complementary DAS on the excess and become a microenterprise on 1 January.',
  'Passou {0} do limite, mais de {1}: a saída do MEI retroage a 1º de janeiro (ou à abertura) e o ano é tributado como microempresa no Simples; procure um contador.':
    'Over the limit by {0}, more than {1}: the exit from MEI goes back to 1 January (or to the opening) and the year is taxed as a microenterprise under Simples; see an accountant.',
  'Prestador de serviços em 2026, o resto em branco': 'Service provider in 2026, the rest left blank',
  'Quanto paga por mês o MEI que fatura R$ 5.000?': 'How much does a MEI with revenue of R$ 5,000 pay a month?',
  'Receita igual em todos os meses de atividade; meses sem receita também pagam a guia.':
    'Equal revenue in every month of activity; months without revenue also pay the slip.',
  'Receita no ano': 'Revenue in the year',
  'Receita nos meses de atividade do ano': 'Revenue in the months of activity of the year',
  'Seis meses de atividade: limite de 40.500,00': 'Six months of activity: limit of 40,500.00',
  'Situação diante do limite': 'Status against the limit',
  'Total da guia': 'Total of the slip',
  'Valor do DAS do microempreendedor individual e quanto do limite anual de receita está em uso.':
    'Amount of the DAS of the individual microentrepreneur and how much of the annual revenue limit is in use.',
  'decidir entre MEI e microempresa': 'decide between MEI and microenterprise',
  'o MEI caminhoneiro só existe desde abril de 2022; escolha outra atividade ou data':
    'the truck driver MEI has only existed since April 2022; choose another activity or date',
  'saber o que acontece acima do limite': 'find out what happens above the limit',
}
