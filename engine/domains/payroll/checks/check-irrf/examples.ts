import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ON = '2026-11-14'
const LAW_2026 = 'Lei nº 15.191/2025 (tabela) e Lei nº 15.270/2025 (redução de 978,62 − 13,3145% do rendimento, de 5.000,00 a 7.350,00)'

export const examples: Examples<typeof definition> = [
  {
    title: 'A redução de 2026 esquecida',
    on: ON,
    input: { gross_salary: 6000, informed_inss: 641.5, informed_irrf: 564.86, reference_date: '2026-05-31' },
    result: {
      verdict: 'differs',
      lost: 179.75,
      items: [{ id: 'irrf', expected: 385.11, difference: 179.75, favours: 'treasury', likelyCause: 'reduction_ignored' }],
    },
    source: `${LAW_2026}: 5.358,50 × 27,5% − 908,73 = 564,86; menos 179,75 = 385,11`,
  },
  {
    title: 'Holerite de abril de 2026 com um dependente',
    on: ON,
    input: { gross_salary: 5200, informed_inss: 529.5, informed_irrf: 46.44, dependents: 1, reference_date: '2026-04-30' },
    result: { verdict: 'consistent', items: [{ id: 'irrf', verdict: 'matches', expected: 46.44 }] },
    source: `${LAW_2026}: (5.200,00 − 529,50 − 189,59) × 22,5% − 675,49 = 332,71; menos 286,27 = 46,44`,
  },
  {
    title: 'Exemplo da Receita: seis mil reais, com a redução',
    on: ON,
    input: { gross_salary: 6000, informed_inss: 649.6, informed_irrf: 382.88, reference_date: '2026-01-31' },
    result: { verdict: 'consistent', items: [{ verdict: 'matches', expected: 382.88 }] },
    source: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025',
  },
  {
    title: 'Outras deduções e nenhuma base impressa: não se confere',
    on: ON,
    input: { gross_salary: 9000, informed_inss: 988.07, informed_irrf: 1000, other_deductions: true, reference_date: '2026-04-30' },
    result: { verdict: 'inconclusive', items: [{ id: 'irrf', verdict: 'not_checkable', expected: null }] },
    source: 'Lei nº 9.250/1995, art. 4º: a base depende de deduções que não foram informadas',
  },
  {
    title: 'Salário de abril de 2025 pago em maio, pela tabela nova',
    on: ON,
    input: { gross_salary: 4000, informed_inss: 373.41, informed_irrf: 114.76, reference_date: '2025-04-30' },
    result: { verdict: 'consistent', items: [{ id: 'irrf', verdict: 'matches', expected: 114.76 }] },
    source: 'Lei nº 15.191/2025: (4.000,00 − 607,20) × 15% − 394,16 = 114,76, no dia do pagamento (Lei nº 7.713/1988, art. 7º, § 1º)',
  },
]
