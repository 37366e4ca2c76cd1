import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const IN2312 = 'Instrução Normativa RFB nº 2.312/2026'

export const examples: Examples<typeof definition> = [
  {
    title: 'Um centavo acima do limite de 2026',
    on: '2026-11-14',
    input: { exercise: 2026, taxable_income: 35584.01 },
    result: {
      mustFile: true,
      taxableLimit: 35584,
      reasons: [{ criterion: 'taxable_income', limit: 35584, value: 35584.01 }],
      window: { opens: '2026-03-23', closes: '2026-05-29' },
      lateFine: { minimum: 165.74, percentPerMonth: 1, capPercent: 20 },
    },
    source: `${IN2312}: rendimentos tributáveis acima de 35.584,00`,
  },
  {
    title: 'No limite exato: não é obrigado',
    on: '2026-11-14',
    input: { exercise: 2026, taxable_income: 35584 },
    result: { mustFile: false, reasons: [], nearest: [{ criterion: 'taxable_income', limit: 35584, remaining: 0 }, {}, {}, {}, {}] },
    source: `${IN2312}: só quem recebeu mais que 35.584,00`,
  },
  {
    title: 'O limite antigo de 33.888,00 é o de 2025',
    on: '2026-11-14',
    input: { exercise: 2025, taxable_income: 33888.01 },
    result: { mustFile: true, taxableLimit: 33888 },
    source: 'Instrução Normativa RFB nº 2.255/2025: rendimentos tributáveis acima de 33.888,00',
  },
  {
    title: 'A mesma renda em 2026 não obriga',
    on: '2026-11-14',
    input: { taxable_income: 33888.01 },
    result: { mustFile: false, exercise: 2026 },
    source: `${IN2312}: 33.888,01 não passa de 35.584,00`,
  },
  {
    title: 'Auxílio emergencial em 2021',
    on: '2026-11-14',
    input: { exercise: 2021, taxable_income: 22847.77, emergency_aid: true },
    result: {
      mustFile: true,
      reasons: [{ criterion: 'emergency_aid', limit: 22847.76 }],
      window: { opens: '2021-03-01', closes: '2021-05-31' },
    },
    source:
      'IN RFB nº 2.010/2021, com o prazo das IN nº 2.019 e nº 2.020/2021; https://oglobo.globo.com/economia/ir-2021-menos-de-um-mes-do-fim-do-prazo-149-milhoes-ainda-nao-entregaram-declaracao-2-25005640',
  },
  {
    title: 'Em 2022 qualquer operação em bolsa obrigava',
    on: '2026-11-14',
    input: { exercise: 2022, taxable_income: 0, stock_operated: true, stock_sales: 500 },
    result: { mustFile: true, reasons: [{ criterion: 'stock_operated', limit: null }] },
    source:
      'https://www.professorvalterdossantos.com/2022/03/IMPOSTO-DE-RENDA-2022-INSTRUCAO-NORMATIVA-RFB-N-2065.html (IN RFB nº 2.065/2022)',
  },
  {
    title: 'Em 2023 as vendas de até quarenta mil já não obrigam',
    on: '2026-11-14',
    input: { exercise: 2023, taxable_income: 0, stock_operated: true, stock_sales: 40000 },
    result: { mustFile: false },
    source: 'https://mmcontabilidade.com.br/Materia.aspx?id=21976 (IN RFB nº 2.134/2023): vendas acima de 40.000,00 ou ganho tributado',
  },
  {
    title: 'Bens acima de trezentos mil em 2019',
    on: '2026-11-14',
    input: { exercise: 2019, taxable_income: 20000, total_assets: 300000.01 },
    result: {
      mustFile: true,
      reasons: [{ criterion: 'total_assets', limit: 300000 }],
      window: { opens: '2019-03-07', closes: '2019-04-30' },
    },
    source: 'https://blog.fococontabil.udi.br/entrega-da-declaracao-do-irpf-2019-comeca-nesta-quinta-feira (IN RFB nº 1.871/2019)',
  },
]
