import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const FORUM = 'https://www.contabeis.com.br/forum/tributos-federais/285990/como-calcular-o-fator-r'

export const examples: Examples<typeof definition> = [
  {
    title: 'Metade da receita em folha: anexo III',
    on: '2026-11-14',
    input: { revenue_12m: 500000, payroll_12m: 250000 },
    result: { factorR: 0.5, annex: 'III', payrollNeeded: 140000, payrollMissing: 0, proLaboreIncrease: 0 },
    source: `${FORUM}: 250.000 ÷ 500.000 = 0,5`,
  },
  {
    title: 'Vinte e cinco por cento: anexo V, e o que falta',
    on: '2026-11-14',
    input: { revenue_12m: 120000, payroll_12m: 30000 },
    result: {
      factorR: 0.25,
      annex: 'V',
      effectiveRates: { III: 6, V: 15.5 },
      monthlyTax: { III: 600, V: 1550 },
      monthlyDifference: 950,
      payrollNeeded: 33600,
      payrollMissing: 3600,
      proLaboreIncrease: 300,
    },
    source: `${FORUM}: 30.000 ÷ 120.000 = 0,25; LC nº 123/2006, anexos III (6%) e V (15,5%) sobre 10.000,00 no mês; 28% de 120.000,00 = 33.600,00`,
  },
  {
    title: 'No limite exato de 28%: anexo III',
    on: '2026-11-14',
    input: { revenue_12m: 1000000, payroll_12m: 280000 },
    result: { factorR: 0.28, annex: 'III', payrollMissing: 0 },
    source: 'LC nº 123/2006, art. 18, § 5º-J: igual ou superior a 28%',
  },
  {
    title: 'Um real a menos: 0,27 e anexo V',
    on: '2026-11-14',
    input: { revenue_12m: 1000000, payroll_12m: 279999 },
    result: { factorR: 0.27, annex: 'V', payrollMissing: 1, proLaboreIncrease: 0.09 },
    source: 'LC nº 123/2006, art. 18, § 5º-M; o PGDAS-D trunca na segunda casa: 0,279999 é 0,27',
  },
  {
    title: 'Empresa no terceiro mês: a receita é levada a doze',
    on: '2026-11-14',
    input: { revenue_12m: 60000, payroll_12m: 16800, months_active: 3 },
    result: { factorR: 0.28, annex: 'III', revenue12m: 240000, effectiveRates: { III: 7.3 }, monthlyTax: { III: 1460 } },
    source: 'Resolução CGSN nº 140/2018, art. 22: 60.000 ÷ 3 × 12 = 240.000; anexo III: (240.000 × 11,2% − 9.360) ÷ 240.000 = 7,3%',
  },
  {
    title: 'Sem folha: 0,01',
    on: '2026-11-14',
    input: { revenue_12m: 100000, payroll_12m: 0 },
    result: { factorR: 0.01, annex: 'V' },
    source: 'Resolução CGSN nº 140/2018, art. 26: sem folha, o fator é 0,01',
  },
]
