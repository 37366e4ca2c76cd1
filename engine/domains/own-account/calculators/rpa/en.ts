export const english = {
  ', não mais que {0}; o que falta para o teto do mês': ", not more than {0}; what is left to the month's ceiling",
  'A base do mês não chega a um salário mínimo: para contar tempo, o próprio autônomo deve completar a contribuição.':
    "The month's base does not reach one minimum wage: for time to count, the self-employed person must top up the contribution.",
  'Alíquota do município, de 0 a 5': 'Rate of the city, from 0 to 5',
  'Custo da empresa': "Company's cost",
  'De até R$ 10,00': 'Of up to R$ 10.00',
  'Empresa do Simples (anexos I, II, III e V)': 'Simples company (annexes I, II, III and V)',
  'Empresa do Simples não paga a parte dela': 'A Simples company does not pay its own share',
  'Empresa, ou Simples do anexo IV': 'Company, or Simples of annex IV',
  'Entidade beneficente isenta': 'Exempt charitable entity',
  'Entidade isenta: o segurado contribui com 20%, sem a dedução de quem presta serviço a empresa; confira com a entidade.':
    'Exempt entity: the worker contributes 20%, without the deduction given to those who serve companies; check with the entity.',
  'Frete de 3.000,00: Sest e Senat sobre um quinto': 'Freight of 3,000.00: Sest and Senat on one fifth',
  'Frete de carga': 'Cargo freight',
  'Frete pago por pessoa física: nada na fonte': 'Freight paid by an individual: nothing withheld',
  'Frete: um quinto é remuneração e um décimo é tributável': 'Freight: one fifth is pay and one tenth is taxable',
  'IRRF dispensado': 'IRRF waived',
  'Judicial, paga no mês': 'Court-ordered, paid in the month',
  'Já contribuiu sobre': 'Already contributed on',
  'O que o autônomo recebe de um serviço pago por empresa: INSS, IRRF e ISS na fonte, e o custo da empresa. Para a retirada de sócio, use pro-labore; para pagar o INSS por conta própria, inss-self-employed.':
    "What a self-employed person receives for a service paid by a company: INSS, IRRF and ISS at source, and the company's cost. For a partner's pay, use pro-labore; to pay INSS on your own, inss-self-employed.",
  'O que outros pagadores já descontaram de INSS neste mês, pela base':
    'What other payers already deducted for INSS this month, by its base',
  'O teto vale para tudo o que se recebe no mês': 'The ceiling applies to everything received in the month',
  'Onze por cento truncado no centavo': 'Eleven percent truncated to the centavo',
  'Para onde vai o valor do serviço': 'Where the price of the service goes',
  Passageiros: 'Passengers',
  'Passageiros: 60% tributável': 'Passengers: 60% taxable',
  'Pessoa física não desconta nada': 'An individual withholds nothing',
  'Quanto recebe quem presta um serviço de R$ 2.000 por RPA?': 'How much does someone receive for a R$ 2,000 service paid by RPA?',
  'Quem já contribuiu sobre o teto não paga mais': 'Those who have already contributed on the ceiling pay no more',
  'RPA: recibo de autônomo': 'RPA: self-employed receipt',
  'Sem a contribuição ao Sest e ao Senat: de pessoa física, o próprio transportador a recolhe.':
    'Without the contribution to Sest and Senat: paid by an individual, the carrier collects it himself.',
  'Sem retenção de ISS: o imposto é do município, com alíquota e regra próprias.':
    'No ISS withholding: the tax belongs to the city, with its own rate and rule.',
  'Serviço de 4.000,00 em 2020': 'Service of 4,000.00 in 2020',
  'Serviço de 5.000,00 com ISS de 5%': 'Service of 5,000.00 with ISS of 5%',
  'Sest e Senat': 'Sest and Senat',
  'Sest e Senat de 2,5% sobre a mesma base do INSS, descontados por quem contrata o transportador (Lei nº 8.706/1993, art. 7º, II).':
    "Sest and Senat of 2.5% on the same base as INSS, withheld by the carrier's client (Lei nº 8.706/1993, art. 7º, II).",
  'Só do transportador': 'Carriers only',
  'a parte tributável do frete de carga está registrada desde 2013; escolha outra data':
    'the taxable part of cargo freight is recorded from 2013; choose another date',
  'sem retenção': 'no withholding',
  '{0} × {1}; sem teto': '{0} × {1}; no ceiling',
  '{0}; não há, por quem paga': '{0}; none, given who pays',
  '{0}; pessoa física não desconta': '{0}; an individual does not deduct it',
  '{0}; pessoa física não retém, veja o carnê-leão': '{0}; an individual does not withhold, see carnê-leão',
}
