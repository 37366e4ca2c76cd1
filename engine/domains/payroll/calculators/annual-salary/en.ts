/** The English of what is said here, by the Portuguese. */
export const english = {
  'Cinco mil reais em 2026: só as férias pagam imposto': 'Five thousand reais in 2026: only the vacation is taxed',
  'Dez mil reais com dois dependentes': 'Ten thousand reais with two dependents',
  'Dezembro de 2025, véspera da redução': 'December 2025, the eve of the reduction',
  'Falso: só os meses pagos, sem direitos nem descontos': 'False: only the months paid, with no entitlements or deductions',
  'Férias de 5.000,00 com o terço: ainda isentas': 'Vacation of 5,000.00 with the one-third bonus: still exempt',
  'INSS do ano': 'INSS of the year',
  'IRRF do ano': 'IRRF of the year',
  'Menos de doze meses: 13º e férias proporcionais aos meses.':
    'Less than twelve months: 13th salary and vacation in proportion to the months.',
  'Meses trabalhados no ano': 'Months worked in the year',
  'No ano, você recebe {value} líquidos': 'In the year, you take home {value}',
  'O FGTS não entra no líquido: fica na conta vinculada.': 'FGTS is not part of take-home pay: it stays in the FGTS account.',
  'Para onde vai o salário do ano': "Where the year's pay goes",
  'Salário anual': 'Annual salary',
  'Salário mínimo no ano': 'Minimum wage over the year',
  'Salários dos meses': 'Salaries of the months',
  'Seis meses: 13º e férias pela metade': 'Six months: half of the 13th salary and vacation',
  'Seis mil reais em 2026, o resto em branco': 'Six thousand reais in 2026, the rest left blank',
  'Sem vínculo CLT não há 13º, férias nem FGTS, e os impostos dependem de como se recebe: o líquido aqui é o bruto.':
    'Without a CLT job there is no 13th salary, vacation or FGTS, and taxes depend on how you are paid: net here is gross.',
  'Sem vínculo CLT: só os meses pagos': 'Without a CLT job: only the months paid',
  'Total bruto, sem o FGTS': 'Gross total, without FGTS',
  'Total líquido por mês trabalhado': 'Net total per month worked',
  'Três mil reais em 2019, com uma só alíquota de INSS': 'Three thousand reais in 2019, with a single INSS rate',
  'Um salário mensal no ano inteiro: 13º, terço de férias, FGTS, e o que sobra depois de INSS e IRRF.':
    'A monthly salary over the whole year: 13th salary, one-third vacation bonus, FGTS, and what is left after INSS and IRRF.',
  'sobre {0}, depósito a depósito': 'on {0}, deposit by deposit',
  'ver um só mês': 'see a single month',
}
