import type { Examples } from '../../../../core/operation/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 14.601/2023, arts. 5º a 7º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Quatro pessoas exatamente na linha',
    on: '2026-11-16',
    input: { members: 4, monthly_income: 872 },
    result: {
      eligible: true,
      status: 'in',
      incomePerPerson: 218,
      povertyLine: 218,
      citizenship: 568,
      complement: 32,
      earlyChildhood: 0,
      variable: 0,
      fullBenefit: 600,
      benefit: 600,
      protectionMonths: null,
      protectionUntil: null,
    },
    source: 'redebrasilnews.com.br: 872 ÷ 4 = 218; 142 × 4 = 568, mais 32 até 600',
  },
  {
    title: 'Um centavo a mais sai, ainda que arredonde para 218,00',
    on: '2026-11-16',
    input: { members: 4, monthly_income: 872.01 },
    result: { eligible: false, status: 'out', incomePerPerson: 218, benefit: 0, fullBenefit: 600 },
    source: `${LAW}: 872,01 ÷ 4 passa de 218,00`,
  },
  {
    title: 'Mãe e filho de 4 anos',
    on: '2026-11-16',
    input: { members: 2, monthly_income: 300, children_0_6: 1 },
    result: { citizenship: 284, complement: 316, earlyChildhood: 150, benefit: 750 },
    source: `${LAW}: 142 × 2 = 284; + 316 = 600; + 150`,
  },
  {
    title: 'Seis pessoas, três de 7 a 17 anos e uma de 2',
    on: '2026-11-16',
    input: { members: 6, monthly_income: 900, children_0_6: 1, children_7_17: 3 },
    result: { citizenship: 852, complement: 0, earlyChildhood: 150, variable: 150, benefit: 1152 },
    source: `${LAW}: 852 + 0 + 150 + 150; o complemento é só sobre a renda de cidadania`,
  },
  {
    title: 'Arrumou emprego: a metade por doze meses',
    on: '2026-11-16',
    input: { members: 3, monthly_income: 1800, children_0_6: 1, already_beneficiary: true, reference_date: '2026-03-01' },
    result: {
      eligible: true,
      status: 'protection',
      incomePerPerson: 600,
      fullBenefit: 750,
      benefit: 375,
      protectionMonths: 12,
      protectionUntil: '2027-03-01',
    },
    source: 'Portaria MDS nº 1.084/2025: até 706,00 por pessoa, metade por 12 meses; 750 ÷ 2 = 375',
  },
  {
    title: 'Com renda estável, dois meses',
    on: '2026-11-16',
    input: { members: 3, monthly_income: 1800, already_beneficiary: true, stable_income: true, reference_date: '2026-03-01' },
    result: { status: 'protection', benefit: 300, protectionMonths: 2, protectionUntil: '2026-05-01' },
    source: 'Portaria MDS nº 1.084/2025: aposentadoria, pensão ou BPC de idoso, 2 meses; 600 ÷ 2',
  },
  {
    title: 'No limite da proteção, 706,00 por pessoa',
    on: '2026-11-16',
    input: { members: 3, monthly_income: 2118, already_beneficiary: true, reference_date: '2025-07-01' },
    result: { status: 'protection', benefit: 300, protectionMonths: 12 },
    source: 'Portaria MDS nº 1.084/2025: 706,00 × 3 = 2.118,00',
  },
  {
    title: 'Um centavo acima do limite da proteção',
    on: '2026-11-16',
    input: { members: 3, monthly_income: 2118.01, already_beneficiary: true, reference_date: '2025-07-01' },
    result: { status: 'out', eligible: false, benefit: 0, protectionMonths: null, protectionUntil: null },
    source: 'Portaria MDS nº 1.084/2025: 706,00 × 3 = 2.118,00',
  },
  {
    title: 'Na folha de junho de 2025 ainda meio salário mínimo e 24 meses',
    on: '2026-11-16',
    input: { members: 2, monthly_income: 1518, already_beneficiary: true, reference_date: '2025-06-01' },
    result: { status: 'protection', benefit: 300, protectionMonths: 24, protectionUntil: '2027-06-01' },
    source: 'Lei nº 14.601/2023, art. 6º: meio salário mínimo, 759,00 por pessoa em 2025, por 24 meses',
  },
  {
    title: 'No primeiro dia da lei',
    on: '2026-11-16',
    input: { members: 1, monthly_income: 218, reference_date: '2023-06-19' },
    result: { eligible: true, citizenship: 142, complement: 458, benefit: 600 },
    source: `${LAW}: 218,00 cabe; 142 + 458`,
  },
]
