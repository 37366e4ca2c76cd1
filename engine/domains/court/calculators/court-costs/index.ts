import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { amounts, brl, choice, count, date, flag, integer, list, money, object } from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import courtCostsLaw from '../../law/court-costs.ts'
import { centavos, even, inReais } from '../../rules/amounts.ts'
import { ACTS, courtCosts } from '../../rules/costs.ts'

const CEILING_FROM = courtCostsLaw.versions.find(({ value }) => value.knowledge.ceilingTimes !== null)!.from
const MANY = 100

const ACT_WORDS = {
  urban_acts: 'Ato de oficial em zona urbana',
  rural_acts: 'Ato de oficial em zona rural',
  instrument_appeal: 'Agravo de instrumento',
  petition_appeal: 'Agravo de petição',
  settlement_objection: 'Impugnação à sentença de liquidação',
  auction_motion: 'Embargos à arrematação',
  execution_motion: 'Embargos à execução',
  third_party_motion: 'Embargos de terceiro',
  review_appeal: 'Recurso de revista',
} as const

const times = (label: string) => count(label, { min: 0, max: MANY }).default(0)

export default calculator({
  id: 'court-costs',
  slug: 'custas-trabalhistas',
  title: 'Custas na Justiça do Trabalho',
  summary: 'Custas de conhecimento e de liquidação, atos, avaliações e armazenagem de uma ação trabalhista, com mínimo e máximo.',
  group: 'trabalho',
  headline: 'total',
  says: { positive: 'As custas são de {value}', zero: 'Não há custas a pagar' },
  input: {
    base: money('Valor da condenação', { min: 0 }),
    day: date('Dia da conta'),
    filed: date('Dia do ajuizamento', { hint: 'O máximo vale para ações desde 11/11/2017' }).optional(),
    apply_ceiling: flag('Aplicar o máximo', { blank: 'conforme filed, ou day' }).optional(),
    knowledge: choice('Custas de conhecimento', ['none', 'two_percent', 'amount'], {
      none: 'Sem',
      two_percent: '2%',
      amount: 'Valor informado',
    }).default('none'),
    knowledge_amount: money('Valor das custas de conhecimento', { min: 0 }).prefault(0),
    settlement: choice('Custas de liquidação', ['none', 'half_percent', 'amount'], {
      none: 'Sem',
      half_percent: '0,5%',
      amount: 'Valor informado',
    }).default('none'),
    settlement_amount: money('Valor das custas de liquidação', { min: 0 }).prefault(0),
    acts: object('Atos', {
      urban_acts: times(ACT_WORDS.urban_acts),
      rural_acts: times(ACT_WORDS.rural_acts),
      instrument_appeal: times(ACT_WORDS.instrument_appeal),
      petition_appeal: times(ACT_WORDS.petition_appeal),
      settlement_objection: times(ACT_WORDS.settlement_objection),
      auction_motion: times(ACT_WORDS.auction_motion),
      execution_motion: times(ACT_WORDS.execution_motion),
      third_party_motion: times(ACT_WORDS.third_party_motion),
      review_appeal: times(ACT_WORDS.review_appeal),
    }).prefault({}),
    appraisals: amounts('Avaliações', { least: 0, most: MANY }).prefault([]),
    storage: list(
      'Armazenagem',
      object('Bem', { appraisal: money('Avaliação', { min: 0 }), days: count('Dias', { min: 0, max: 36_500 }) }),
      {
        max: MANY,
      },
    ).prefault([]),
    paid: amounts('Já pago', { least: 0, most: MANY }).prefault([]),
  },
  result: {
    total: brl('Custas a pagar'),
    base: brl('Base'),
    knowledge: brl('Conhecimento'),
    settlement: brl('Liquidação'),
    ceiling: brl('Máximo das de conhecimento', { none: 'quando não se aplica' }).nullable(),
    acts: list('Atos', object('Ato', { act: choice('Ato', ACTS, ACT_WORDS), count: integer('Quantos'), amount: brl('Valor') })),
    appraisals: brl('Avaliações'),
    storage: brl('Armazenagem'),
    paid: brl('Já pago'),
  },
  answer(input, ctx) {
    const filed = input.filed ?? input.day
    const table = ctx.law(courtCostsLaw, filed)
    const isLimited = input.apply_ceiling ?? filed >= CEILING_FROM
    if (input.filed === undefined && input.apply_ceiling === undefined)
      ctx.assume('Sem o dia do ajuizamento, o máximo das custas foi decidido pelo dia da conta.')
    const rule = isLimited && table.knowledge.ceilingTimes === null ? ctx.law(courtCostsLaw, CEILING_FROM) : table
    const found = courtCosts(
      {
        base: inReais(input.base),
        knowledge: input.knowledge,
        knowledgeAmount: inReais(input.knowledge_amount),
        settlement: input.settlement,
        settlementAmount: inReais(input.settlement_amount),
        acts: input.acts,
        appraisals: input.appraisals.map(inReais),
        storage: input.storage.map(({ appraisal, days }) => ({ appraisal: inReais(appraisal), days })),
        paid: input.paid.map(inReais),
      },
      rule,
      isLimited ? ctx.law(inss, input.day).ceiling : null,
      even,
    )
    const parts = [found.knowledge, found.settlement, ...found.acts.map(({ amount }) => amount), found.appraisals, found.storage].map(
      (each) => centavos(each),
    )
    const paid = input.paid.reduce((a, b) => a + b, 0n)
    const floor = say`${joined(parts, ' + ')} − ${paid}, não menos que zero`
    ctx.step('Custas', floor, centavos(found.total))
    return {
      total: centavos(found.total),
      base: input.base,
      knowledge: centavos(found.knowledge),
      settlement: centavos(found.settlement),
      ceiling: found.ceiling === null ? null : centavos(found.ceiling),
      acts: found.acts.map(({ amount, ...act }) => ({ ...act, amount: centavos(amount) })),
      appraisals: centavos(found.appraisals),
      storage: centavos(found.storage),
      paid,
    }
  },
})
