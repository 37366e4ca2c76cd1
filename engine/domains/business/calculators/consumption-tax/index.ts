import { isDay } from '../../../../core/day.ts'
import { type Money, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { calendarDate, joined, type Phrase, say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  digits,
  flag,
  integer,
  list,
  money,
  object,
  percentage,
  percentOf,
  quantity,
  referenceDate,
  text,
  unitPrice,
} from '../../../../operation/input/fields.ts'
import consumptionTax, { type ConsumptionTax } from '../../law/consumption-tax.ts'
import { type Document, FULL, type Item, type Line, lineOf } from './lines.ts'

/** Maximum lines of a document accepted by the tax authorities. */
const MAX_ITEMS = 500

const perItem = {
  code: digits('Código de classificação (cClassTrib)', { least: 6, hint: 'Seis dígitos; 000001 é a tributação integral' })
    .prefault(FULL)
    .meta({ 'x-stated-with': ['value'] }),
  ncm: digits('NCM do produto', { least: 8, hint: 'Oito dígitos; confere o código e diz os que o listam' }).optional(),
  nbs: digits('NBS do serviço', { least: 9, hint: 'Nove dígitos; confere o código e diz os que o listam' }).optional(),
  quantity: quantity('Quantidade', 'units', { above: 0, hint: 'Só para combustíveis' }).prefault(1).meta({ 'x-quiet': true }),
  selective_tax: money('Imposto seletivo', { min: 0, hint: 'Em reais; entra na base' }).prefault(0),
  excluded_taxes: money('ICMS, ISS, PIS e Cofins dentro do valor', { min: 0, hint: 'Saem da base' }).prefault(0),
  base_reduction: money('Redutor da base', { min: 0, hint: 'Para códigos que têm redutor' }).prefault(0),
  regular_code: digits('Código da tributação regular', { least: 6, hint: 'Só na suspensão (550)', blank: '000001' }).optional(),
  ad_rem_cbs: unitPrice('CBS por unidade', 'unit', { min: 0, hint: 'Só combustíveis' }).optional(),
  ad_rem_ibs: unitPrice('IBS por unidade', 'unit', { min: 0, hint: 'Só combustíveis' }).optional(),
}

const ofTax = (label: string) =>
  object(label, {
    ratePercent: percentOf('Alíquota', { none: 'quando é por unidade' }).nullable(),
    reductionPercent: percentOf('Redução', { none: 'quando é por unidade' }).nullable(),
    effectivePercent: percentOf('Alíquota efetiva', { none: 'quando é por unidade' }).nullable(),
    amount: brl('Tributo'),
  })

const onlyOne = { none: 'com vários itens' }

export default calculator({
  id: 'consumption-tax',
  slug: 'cbs-e-ibs-da-nota',
  title: 'CBS e IBS da nota, item a item',
  summary:
    'CBS e IBS de um documento fiscal, item a item, pelo código de classificação (cClassTrib), como na calculadora da Receita. Em 2026 com as alíquotas da lei; depois, com as que você informar.',
  seeAlso: {
    'tax-reform': 'ver o peso de todos os tributos em um preço, ano a ano',
    classifications: 'achar o código de um produto ou serviço',
  },
  group: 'negocios',
  headline: 'total',
  says: {
    by: 'collected',
    texts: {
      true: { positive: 'CBS e IBS somam {value}', zero: 'Não há CBS nem IBS a pagar' },
      false: { positive: 'CBS e IBS não se recolhem no ano de teste: seriam {value}', zero: 'Não há CBS nem IBS a pagar' },
    },
  },
  picture: { kind: 'parts', title: 'De que é feito o tributo', parts: ['cbs', 'ibsState', 'ibsMunicipal'] },
  lawDay: 'reference_date',
  input: {
    value: money('Valor do item', { min: 0, hint: 'Antes do imposto seletivo. Ou informe os itens' }).optional(),
    ...perItem,
    items: list('Itens', object('Item', { value: money('Valor', { min: 0 }), ...perItem }), {
      min: 1,
      max: MAX_ITEMS,
      hint: 'No lugar dos campos de um só',
    }).optional(),
    cbs_rate: percentage('CBS', { min: 0, max: 100, hint: 'A alíquota aplicada, de 2027 em diante' }).optional(),
    ibs_state_rate: percentage('IBS do estado', { min: 0, max: 100, hint: 'Obrigatória de 2029 em diante' }).optional(),
    ibs_municipal_rate: percentage('IBS do município', { min: 0, max: 100, hint: 'Obrigatória de 2029 em diante' }).optional(),
    reference_date: referenceDate('hoje em São Paulo; é o dia da operação'),
  },
  result: {
    base: brl('Base de cálculo'),
    cbs: brl('CBS'),
    ibsState: brl('IBS do estado'),
    ibsMunicipal: brl('IBS do município'),
    ibs: brl('IBS'),
    total: brl('CBS e IBS'),
    deferredCbs: brl('CBS diferida'),
    deferredIbs: brl('IBS diferido'),
    simulated: flag('Com alíquotas que você informou'),
    testYear: flag('Ano de teste'),
    collected: flag('É recolhido', { hint: 'Em 2026, não de quem cumpre as obrigações acessórias' }),
    cst: text('Situação tributária (CST)', onlyOne).nullable(),
    cbsReductionPercent: percentOf('Redução da CBS', onlyOne).nullable(),
    ibsReductionPercent: percentOf('Redução do IBS', onlyOne).nullable(),
    cbsEffectivePercent: percentOf('CBS efetiva', { ...onlyOne, decimals: 4 }).nullable(),
    ibsStateEffectivePercent: percentOf('IBS do estado efetivo', { ...onlyOne, decimals: 4 }).nullable(),
    ibsMunicipalEffectivePercent: percentOf('IBS do município efetivo', { ...onlyOne, decimals: 4 }).nullable(),
    lines: list(
      'Linhas',
      object('Linha', {
        number: integer('Item'),
        code: text('Código'),
        cst: text('CST'),
        treatment: text('Tratamento'),
        article: text('Artigo da LC 214'),
        evidence: choice('Confirmação do código', ['verified', 'reported'], { verified: 'Na lista da Receita', reported: 'Uma só fonte' }),
        base: brl('Base'),
        cbs: ofTax('CBS'),
        ibsState: ofTax('IBS do estado'),
        ibsMunicipal: ofTax('IBS do município'),
        deferred: object(
          'Diferido',
          { cbs: brl('CBS'), ibsState: brl('IBS do estado'), ibsMunicipal: brl('IBS do município') },
          {
            none: 'sem diferimento',
          },
        ).nullable(),
        regular: object(
          'Como seria sem a suspensão',
          {
            code: text('Código'),
            cst: text('CST'),
            treatment: text('Tratamento'),
            cbs: ofTax('CBS'),
            ibsState: ofTax('IBS do estado'),
            ibsMunicipal: ofTax('IBS do município'),
          },
          { none: 'sem suspensão' },
        ).nullable(),
        listedCodes: list('Códigos que listam o produto ou serviço', text('Código')),
        warnings: list('Avisos', text('Aviso')),
      }),
    ),
  },
  answer(input, ctx) {
    const law = ctx.law(consumptionTax)
    const document = documentOf(input, law, ctx)
    const items = itemsOf(input, ctx)
    const several = input.items !== undefined
    const lines = items.map((item, index) => lineOf(item, index + 1, several ? `items.${index}.` : '', document, ctx))
    const only = lines.length === 1 ? lines[0]! : null
    const added = (label: string, of: (line: Line) => Money, alone: (line: Line) => Phrase | null): Money =>
      ctx.step(label, () => (only && alone(only)) ?? sumWritten(lines.map(of)), sum(lines.map(of)))
    const base = added(
      'Base',
      (line) => line.base,
      (line) => baseFormula(items[0]!, line),
    )
    if (only) taxSteps(only, ctx)
    const taxOf = (label: string, name: 'cbs' | 'ibsState' | 'ibsMunicipal') =>
      added(
        label,
        (line) => line[name].amount,
        (line) => taxFormula(line, name),
      )
    const cbs = taxOf('CBS', 'cbs')
    const ibsState = taxOf('IBS do estado', 'ibsState')
    const ibsMunicipal = taxOf('IBS do município', 'ibsMunicipal')
    const ibs = ctx.step('IBS', say`${ibsState} + ${ibsMunicipal}`, ibsState + ibsMunicipal)
    const simulated = informedRates(input).length > 0
    if (simulated) assumeInformedRates(ctx, input)
    assumed(ctx, lines, law)
    return {
      base,
      cbs,
      ibsState,
      ibsMunicipal,
      ibs,
      total: ctx.step('CBS e IBS', say`${cbs} + ${ibs}`, cbs + ibs),
      deferredCbs: sum(lines.map(({ deferred }) => deferred?.cbs ?? 0n)),
      deferredIbs: sum(lines.map(({ deferred }) => (deferred ? deferred.ibsState + deferred.ibsMunicipal : 0n))),
      simulated,
      testYear: law.testYear,
      collected: !law.testYear,
      cst: only?.cst ?? null,
      cbsReductionPercent: only?.cbs.reductionPercent ?? null,
      ibsReductionPercent: only?.ibsState.reductionPercent ?? null,
      cbsEffectivePercent: only?.cbs.effectivePercent ?? null,
      ibsStateEffectivePercent: only?.ibsState.effectivePercent ?? null,
      ibsMunicipalEffectivePercent: only?.ibsMunicipal.effectivePercent ?? null,
      lines,
    }
  },
})

interface InformedRates {
  readonly cbs_rate?: Ratio | undefined
  readonly ibs_state_rate?: Ratio | undefined
  readonly ibs_municipal_rate?: Ratio | undefined
}

const RATES = ['cbs_rate', 'ibs_state_rate', 'ibs_municipal_rate'] as const

const informedRates = (input: InformedRates) => RATES.filter((name) => input[name] !== undefined)

/** In the test year the law sets all three rates and the caller may send none; later the caller must send those not set by law. */
function documentOf(input: InformedRates, law: ConsumptionTax, ctx: Context): Document {
  const sent = informedRates(input)
  if (law.testYear && sent.length > 0) ctx.refuse(sent[0]!, 'em 2026 a lei dá as alíquotas (LC 214, arts. 343 e 346): não informe outra')
  const required = (name: (typeof RATES)[number], legal: Ratio | null): Ratio =>
    input[name] ?? legal ?? ctx.refuse(name, 'é necessária: nenhuma lei fixou ainda a alíquota deste ano')
  const rates = {
    cbs: required('cbs_rate', law.cbs),
    ibsState: required('ibs_state_rate', law.ibsState),
    ibsMunicipal: required('ibs_municipal_rate', law.ibsMunicipal),
  }
  return { rates, allGiven: sent.length === RATES.length }
}

/** Item fields that are allowed at the top level only for a single item. */
const ALONE = ['ncm', 'nbs', 'regular_code', 'ad_rem_cbs', 'ad_rem_ibs'] as const

function itemsOf(
  { value, items, ...alone }: Omit<Item, 'value'> & { readonly value?: Money | undefined; readonly items?: readonly Item[] | undefined },
  ctx: Context,
): readonly Item[] {
  if (items === undefined) return [{ ...alone, value: value ?? ctx.refuse('value', 'informe o valor do item, ou a lista de itens') }]
  if (value !== undefined) ctx.refuse('value', 'informe o valor de um item ou a lista de itens, não os dois')
  const both = ALONE.find((name) => alone[name] !== undefined)
  if (both) ctx.refuse(both, 'com a lista de itens, vai dentro de cada item')
  if (alone.code !== FULL) ctx.refuse('code', 'com a lista de itens, vai dentro de cada item')
  if (alone.selective_tax + alone.excluded_taxes + alone.base_reduction > 0n)
    ctx.refuse('excluded_taxes', 'com a lista de itens, o que entra e sai da base vai dentro de cada item')
  return items
}

function baseFormula(
  { value, excluded_taxes: excluded, base_reduction: less, selective_tax: selective }: Item,
  { base }: Line,
): Phrase | null {
  return base === 0n ? null : say`${value} − ${excluded} − ${less} + ${selective}`
}

function taxFormula({ base, deferred, regular, ...taxes }: Line, name: 'cbs' | 'ibsState' | 'ibsMunicipal'): Phrase | null {
  const { effectivePercent } = taxes[name]
  return effectivePercent === null || deferred || regular ? null : say`${base} × ${effectivePercent}`
}

/** Steps that explain each tax of a single line. */
function taxSteps({ base, cbs, ibsState, ibsMunicipal }: Line, ctx: Context): void {
  for (const [label, { ratePercent, reductionPercent, effectivePercent }] of [
    ['CBS efetiva', cbs],
    ['IBS do estado efetivo', ibsState],
    ['IBS do município efetivo', ibsMunicipal],
  ] as const)
    if (base > 0n && ratePercent && reductionPercent && effectivePercent && !reductionPercent.isZero && !ratePercent.isZero)
      ctx.step(label, say`${ratePercent} × (100% − ${reductionPercent}); arredondado na segunda casa do percentual`, effectivePercent)
}

const RATE_WORDS = { cbs_rate: 'CBS', ibs_state_rate: 'IBS do estado', ibs_municipal_rate: 'IBS do município' } as const

function assumeInformedRates(ctx: Context, input: InformedRates): void {
  const told = informedRates(input).map((name) => say`${RATE_WORDS[name]} de ${input[name]!}`)
  ctx.assume(
    say`${joined(told, ', ')}: informado por você, simulação e não lei. A cbs_rate é a aplicada; em 2027 e 2028, a de referência menos 0,1 ponto (art. 347).`,
  )
}

function assumed(ctx: Context, lines: readonly Line[], law: ConsumptionTax): void {
  const { asOf, asOfNcm } = ctx.classifications
  const written = (day: string) => (isDay(day) ? calendarDate(day) : day)
  ctx.assume(
    say`Códigos e reduções da lista de ${written(asOf)}; produtos e serviços de cada um, da Receita de ${written(asOfNcm)}: a LC 227/2026 mudou anexos, confira o seu.`,
  )
  if (law.testYear) ctx.assume('Em 2026 CBS e IBS são de teste: quem cumpre as obrigações acessórias não os recolhe (LC 214, art. 348).')
  ctx.assume('O imposto seletivo entra na base e não no total; nenhuma lei fixou ainda a alíquota dele.')
  if (lines.some(({ cbs }) => cbs.ratePercent === null))
    ctx.assume('Nos combustíveis o IBS por unidade aparece inteiro na parte do estado: a lei ainda não o divide.')
  if (
    lines.some(
      ({ base, cbs, ibsState, deferred, regular }) =>
        base > 0n && !deferred && !regular && cbs.effectivePercent?.isZero && ibsState.effectivePercent?.isZero,
    )
  )
    ctx.assume('Alíquota zero: a base aparece no documento, sem tributo.')
}
