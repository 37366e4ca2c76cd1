import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const Y2026 = 'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026'
const HISTORY = 'http://smendes.com.br/informacoes-trabalhistas-salario-familia'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dois filhos em 2026, no limite da renda',
    on: '2026-11-14',
    input: { remuneration: 1980.38, children: 2 },
    result: { eligible: true, limit: 1980.38, quota: 67.54, amount: 135.08, bracket: 1 },
    source: Y2026,
  },
  {
    title: 'Um centavo acima do limite não há cota nenhuma',
    on: '2026-11-14',
    input: { remuneration: 1980.39, children: 2 },
    result: { eligible: false, quota: 0, amount: 0, bracket: null },
    source: `${Y2026}: acima de 1.980,38 não há direito`,
  },
  {
    title: 'Três filhos em 2016, na segunda faixa',
    on: '2026-11-14',
    input: { remuneration: 880, children: 3, reference_date: '2016-06-01' },
    result: { quota: 29.16, amount: 87.48, bracket: 2 },
    source: 'http://www.pisosalarial.com.br/dicas/como-calcular-salario-familia/',
  },
  {
    title: 'Um filho em 2015, na primeira faixa',
    on: '2026-11-14',
    input: { remuneration: 700, children: 1, reference_date: '2015-06-01' },
    result: { quota: 37.18, amount: 37.18, bracket: 1 },
    source: 'https://domesticalegal.com.br/governo-aumenta-cotas-do-salario-familia-dos-empregados-domesticos/',
  },
  {
    title: 'Em 2019 a primeira faixa terminava em 907,77',
    on: '2026-11-14',
    input: { remuneration: 907.77, children: 1, reference_date: '2019-12-31' },
    result: { quota: 46.54, amount: 46.54, bracket: 1, limit: 1364.43 },
    source: `${HISTORY}: até 907,77, cota de 46,54`,
  },
  {
    title: 'Em 2019, um centavo acima, a cota menor',
    on: '2026-11-14',
    input: { remuneration: 907.78, children: 1, reference_date: '2019-12-31' },
    result: { quota: 32.8, amount: 32.8, bracket: 2 },
    source: `${HISTORY}: de 907,77 a 1.364,43, cota de 32,80`,
  },
  {
    title: 'No primeiro dia de 2020 já havia uma só faixa',
    on: '2026-11-14',
    input: { remuneration: 900, children: 1, reference_date: '2020-01-01' },
    result: { quota: 48.62, amount: 48.62, bracket: 1, limit: 1425.56 },
    source: `${HISTORY}: a partir de 01/01/2020, até 1.425,56, cota de 48,62`,
  },
  {
    title: 'Admitido no dia 16: metade do mês',
    on: '2026-11-14',
    input: { remuneration: 1700, children: 3, days_worked: 15 },
    result: { quota: 33.77, amount: 101.31 },
    source: `${Y2026}: 67,54 × 15 ÷ 30 = 33,77 por filho; × 3. A proporção do mês de admissão está na Portaria MPS/MF nº 2/2024, art. 4º, e nas seguintes`,
  },
  {
    title: 'Sem filhos não há cota',
    on: '2026-11-14',
    input: { remuneration: 1700, children: 0 },
    result: { eligible: false, amount: 0 },
    source: `${Y2026}: a cota é por filho`,
  },
]
