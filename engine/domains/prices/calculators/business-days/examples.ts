import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const STN =
  'Tesouro Nacional, Metodologia de Cálculo dos Títulos Públicos Federais (https://www.tesourotransparente.gov.br/publicacoes/metodologia-de-calculo-dos-titulos-da-divida-interna/2008/26)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Até o vencimento de um título, no exemplo do Tesouro Nacional',
    on: '2026-11-14',
    input: { from: '2008-05-21', to: '2010-07-01' },
    result: { businessDays: 532, fromIsBusinessDay: true, toIsBusinessDay: true },
    source: `${STN}: 532 dias úteis entre a liquidação em 21/05/2008 e o vencimento em 01/07/2010`,
  },
  {
    title: 'Até o vencimento do Tesouro IPCA+ 2015',
    on: '2026-11-14',
    input: { from: '2012-01-03', to: '2015-05-15' },
    result: { businessDays: 846 },
    source:
      'Tesouro Direto, Cálculo da rentabilidade: Tesouro IPCA+ (https://pt.scribd.com/document/658112778/Tesouro-IPCA-e-IPCA-Juros-Semestrais)',
  },
  {
    title: 'O ano de 2026',
    on: '2026-11-14',
    input: { year: 2026 },
    result: { businessDays: 249, calendarDays: 365, weekendDays: 104, holidayDays: 12 },
    source:
      'Calendário de feriados da ANBIMA: 365 dias, 104 sábados e domingos, 12 feriados de segunda a sexta (dos 13, só o 15 de novembro cai no domingo)',
  },
  {
    title: 'O dia seguinte à sexta-feira de Carnaval',
    on: '2026-11-14',
    input: { from: '2026-02-13', add: 1 },
    result: { to: '2026-02-18', businessDays: 1, calendarDays: 5 },
    source: 'Calendário de feriados da ANBIMA: Carnaval em 16 e 17/02/2026; a Quarta-feira de Cinzas é dia útil',
  },
  {
    title: 'Véspera da lei: o 20 de novembro de 2024 ainda contava',
    on: '2026-11-14',
    input: { from: '2024-11-18', to: '2024-11-25', calendar_as_of: '2023-12-25' },
    result: { businessDays: 5 },
    source: 'Lei nº 14.759/2023 (DOU 22/12/2023): semana de 18 a 22/11/2024 pela lista de feriados anterior à lei',
  },
  {
    title: 'Com a lei, a mesma semana tem quatro dias úteis',
    on: '2026-11-14',
    input: { from: '2024-11-18', to: '2024-11-25' },
    result: { businessDays: 4, holidays: [{ date: '2024-11-20', name: 'Dia da Consciência Negra' }] },
    source: 'Lei nº 14.759/2023: semana de 18 a 22/11/2024 com o feriado do dia 20',
  },
  {
    title: 'A bolsa no Natal de 2025',
    on: '2026-11-14',
    input: { from: '2025-12-22', to: '2026-01-02', calendar: 'b3' },
    result: { businessDays: 5, holidayDays: 4 },
    source:
      'Calendário da B3: sem pregão em 24, 25 e 31/12/2025 e 01/01/2026. De 22/12 a 01/01 há nove dias de semana; abertos: 22, 23, 26, 29 e 30',
  },
]
