import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RFB_2026 = 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026'
const L15270 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm'
const L9250 = 'https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm'
const TABLE_2025 = 'Tabela anual do ano-calendário 2025 (4 × 2.259,20 + 8 × 2.428,80 = 28.467,20 isentos)'
const TABLE_2012 = 'http://contadores.cnt.br/tabelas/tabela-progressiva-para-calculo-anual-do-ir-de-pessoa-fisica.html'

export const examples: Examples<typeof definition> = [
  {
    title: 'Sessenta mil reais em 2026, o resto em branco: imposto zerado',
    on: '2026-11-14',
    input: { annual_income: 60000 },
    result: {
      calendarYear: 2026,
      simplified: { discount: 12000, base: 48000, beforeReduction: 2694.15, reduction: 2694.15, tax: 0 },
      full: { deductions: 0, base: 60000, beforeReduction: 5595.34, reduction: 2694.15, tax: 2901.19 },
      best: 'simplified',
      tax: 0,
      reduction: 2694.15,
      dueOrRefund: 0,
      effectiveRatePercent: 0,
    },
    source: `${L15270}, art. 11-A: redução de até 2.694,15; ${RFB_2026}: 48.000,00 × 22,5% − 8.105,85 = 2.694,15`,
  },
  {
    title: 'Setenta e dois mil em 2026: redução parcial, não doze vezes a mensal',
    on: '2026-11-14',
    input: { annual_income: 72000, calendar_year: 2026, tax_withheld: 5000 },
    result: {
      simplified: { base: 57600, beforeReduction: 4935.34, reduction: 1548.33, tax: 3387.01 },
      best: 'simplified',
      dueOrRefund: -1612.99,
      effectiveRatePercent: 4.704181,
    },
    source: `${L15270}, art. 11-A: 8.429,73 − 0,095575 × 72.000,00 = 1.548,33; ${RFB_2026}: 57.600,00 × 27,5% − 10.904,66 = 4.935,34`,
  },
  {
    title: 'Um centavo acima de sessenta mil: a redução ainda cobre o imposto',
    on: '2026-11-14',
    input: { annual_income: 60000.01, calendar_year: 2026 },
    result: { dueOrRefund: 0, simplified: { beforeReduction: 2694.15, reduction: 2694.15, tax: 0 }, full: { reduction: 2695.23 } },
    source: `${L15270}, art. 11-A: 8.429,73 − 0,095575 × 60.000,01 = 2.695,23, limitada ao imposto`,
  },
  {
    title: 'No fim da redução: 88.200,00',
    on: '2026-11-14',
    input: { annual_income: 88200, calendar_year: 2026 },
    result: { simplified: { discount: 17640, base: 70560, reduction: 0.01, tax: 8499.33 } },
    source: `${L15270}, art. 11-A: 8.429,73 − 0,095575 × 88.200,00 = 0,015, com a parcela arredondada a 8.429,72; desconto de 20% = 17.640,00, o limite`,
  },
  {
    title: 'Um centavo acima de 88.200,00: sem redução',
    on: '2026-11-14',
    input: { annual_income: 88200.01, calendar_year: 2026 },
    result: { simplified: { discount: 17640, reduction: 0, tax: 8499.34 } },
    source: `${L15270}, art. 11-A; ${RFB_2026}: 70.560,01 × 27,5% − 10.904,66 = 8.499,34`,
  },
  {
    title: 'Modelo completo com os limites de instrução e de PGBL em 2026',
    on: '2026-11-14',
    input: {
      annual_income: 120000,
      calendar_year: 2026,
      tax_withheld: 15000,
      dependents: 2,
      inss_paid: 11856.84,
      health_expenses: 8000,
      education_expenses: 12000,
      pension_expenses: 20000,
    },
    result: {
      full: {
        deductions: 49491.5,
        deductionItems: { inss: 11856.84, dependents: 4550.16, health: 8000, education: 10684.5, pension: 14400, alimony: 0 },
        base: 70508.5,
        tax: 8485.18,
      },
      simplified: { tax: 17244.34 },
      best: 'full',
      tax: 8485.18,
      dueOrRefund: -6514.82,
    },
    source: `${RFB_2026}: 3 × 3.561,50, 12% de 120.000,00, 2 × 2.275,08; 70.508,50 × 27,5% − 10.904,66 = 8.485,18`,
  },
  {
    title: 'Instrução de cada pessoa: quem gasta menos não cede limite a outro',
    on: '2026-11-19',
    input: { annual_income: 120000, calendar_year: 2026, dependents: 2, education_by_person: [5000, 5000, 2500] },
    result: { full: { deductionItems: { education: 9623 } } },
    source: `${RFB_2026} e Lei nº 9.250/1995, art. 8º, II, b: 3.561,50 + 3.561,50 + 2.500,00`,
  },
  {
    title: 'Instrução no limite exato e acima dele dão o mesmo imposto',
    on: '2026-11-14',
    input: { annual_income: 100000, calendar_year: 2026, inss_paid: 12000, health_expenses: 5000, education_expenses: 9000 },
    result: { full: { deductions: 20561.5, deductionItems: { education: 3561.5 }, tax: 10940.93 }, best: 'full' },
    source: `${RFB_2026}: limite de 3.561,50; (100.000 − 20.561,50) × 27,5% − 10.904,66 = 10.940,93`,
  },
  {
    title: 'PGBL de 12% exatos é todo dedutível',
    on: '2026-11-14',
    input: { annual_income: 100000, calendar_year: 2026, pension_expenses: 12000 },
    result: { full: { deductionItems: { pension: 12000 }, base: 88000, tax: 13295.34 }, best: 'simplified', tax: 11744.34 },
    source: `Lei nº 9.532/1997, art. 11; ${RFB_2026}: 88.000,00 × 27,5% − 10.904,66 = 13.295,34; 82.360,00 × 27,5% − 10.904,66 = 11.744,34`,
  },
  {
    title: 'Ano-calendário 2025: sem a redução, completo melhor',
    on: '2026-11-14',
    input: {
      annual_income: 100000,
      calendar_year: 2025,
      tax_withheld: 18000,
      dependents: 1,
      inss_paid: 10000,
      health_expenses: 5000,
      education_expenses: 4000,
    },
    result: {
      simplified: { discount: 16754.34, tax: 12038.78 },
      full: { deductions: 21275.08, tax: 10795.57 },
      best: 'full',
      reduction: 0,
      dueOrRefund: -7204.43,
    },
    source: `${TABLE_2025}: 78.724,92 × 27,5% − 10.853,78 = 10.795,57; simplificado no limite de 16.754,34`,
  },
  {
    title: 'Limite de isenção do ano-calendário 2023, com o desconto de 20%',
    on: '2026-11-14',
    input: { annual_income: 30639.9, calendar_year: 2023 },
    result: { simplified: { base: 24511.92, tax: 0 }, full: { tax: 459.6 }, best: 'simplified' },
    source: 'Tabelas mensais de 2023: 4 × 1.903,98 + 8 × 2.112,00 = 24.511,92 isentos; 30.639,90 × 80% = 24.511,92',
  },
  {
    title: 'Ano-calendário 2016, a pagar',
    on: '2026-11-14',
    input: { annual_income: 50000, calendar_year: 2016, tax_withheld: 1000 },
    result: { simplified: { base: 40000, tax: 1742.43 }, dueOrRefund: 742.43 },
    source: 'https://ativocontabilidade.com.br/irpf_tabelas: 40.000,00 × 15% − 4.257,57 = 1.742,43',
  },
  {
    title: 'Ano-calendário 2012',
    on: '2026-11-14',
    input: { annual_income: 40000, calendar_year: 2012 },
    result: { simplified: { base: 32000, tax: 1118.45 }, full: { tax: 2374.21 } },
    source: `${TABLE_2012}: 32.000,00 × 15% − 3.681,55 = 1.118,45`,
  },
  {
    title: 'Ano-calendário 2011: a tabela de abril vale para o ano todo',
    on: '2026-11-14',
    input: { annual_income: 40000, calendar_year: 2011, dependents: 1 },
    result: { simplified: { base: 32000, tax: 1276.99 }, full: { deductions: 1889.64, tax: 2234.36 } },
    source: `${L9250}, arts. 8º e 10 (1.889,64 por dependente); 12 × 1.566,61 = 18.799,32; 32.000,00 × 15% − 3.523,01 = 1.276,99; 38.110,36 × 22,5% − 6.340,47 = 2.234,36`,
  },
  {
    title: 'Ano-calendário 2010, com o desconto no limite',
    on: '2026-11-14',
    input: { annual_income: 100000, calendar_year: 2010 },
    result: { simplified: { discount: 13317.09, base: 86682.91, tax: 15524.45 } },
    source: `${L9250}, art. 10, IV (13.317,09); https://contadoresonlinebr.blogspot.com/2011/03/confira-aliquotas-do-imposto-de-renda.html: 86.682,91 × 27,5% − 8.313,35 = 15.524,45`,
  },
  {
    title: 'Ano-calendário 2009, o primeiro com cinco faixas',
    on: '2026-11-14',
    input: { annual_income: 30000, calendar_year: 2009 },
    result: { simplified: { base: 24000, tax: 508.87 }, full: { tax: 1273.87 } },
    source:
      'MP nº 451/2008: 12 × 1.434,59 = 17.215,08 isentos; 24.000,00 × 7,5% − 1.291,13 = 508,87; 30.000,00 × 15% − 3.226,13 = 1.273,87',
  },
  {
    title: 'Ano-calendário 2008',
    on: '2026-11-14',
    input: { annual_income: 40000, calendar_year: 2008 },
    result: { simplified: { base: 32000, tax: 2328.94 } },
    source: 'Lei nº 11.482/2007: 12 × 1.372,81 = 16.473,72 isentos; 32.000,00 × 15% − 2.471,06 = 2.328,94',
  },
  {
    title: 'Ano-calendário 2007, o primeiro do registro',
    on: '2026-11-14',
    input: { annual_income: 60000, calendar_year: 2007 },
    result: { simplified: { discount: 11669.72, base: 48330.28, tax: 6988.51 } },
    source: `${L9250}, art. 10, I (11.669,72); 48.330,28 × 27,5% − 6.302,32 = 6.988,51`,
  },
]
