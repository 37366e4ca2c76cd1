import { dayOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { type Cause, type CheckContext, check } from '../../../../operation/definition/check.ts'
import { choice, count, flag, money } from '../../../../operation/input/fields.ts'
import irpfObligation from '../../calculators/irpf-obligation/index.ts'
import limits from '../../law/irpf-obligation.ts'

const ITEM = ['obligation', 'Obrigação de declarar'] as const

export default check({
  id: 'check-irpf-obligation',
  title: 'Conferir se preciso declarar',
  summary: 'Diz se o que a pessoa acredita, que precisa ou que não precisa declarar o imposto de renda, bate com os limites do exercício.',
  seeAlso: { 'irpf-obligation': 'saber se é obrigado, sem resposta prévia' },
  document: 'entendimento sobre a declaração',
  slug: 'preciso-declarar',
  input: {
    taxable_income: money('Rendimentos tributáveis', {
      means: 'annual_income',
      min: 0,
      hint: 'Do ano anterior ao da declaração: salários, aluguéis, aposentadoria',
    }),
    exercise: count('Exercício', { min: 1900, max: 2100, hint: 'O ano da declaração' }, 'year'),
    believes: choice('O que a pessoa acredita', ['must', 'not'], { must: 'Que precisa declarar', not: 'Que não precisa' }).optional(),
    exempt_income: money('Rendimentos isentos', { min: 0, hint: 'Isentos, não tributáveis ou tributados só na fonte' }).prefault(0),
    total_assets: money('Bens e direitos', { min: 0, hint: 'Em 31 de dezembro, pelo custo' }).prefault(0),
    rural_revenue: money('Receita bruta rural', { min: 0 }).prefault(0),
    rural_loss_to_offset: flag('Quer compensar prejuízo rural').default(false),
    capital_gain: flag('Teve ganho de capital', { formerly: ['had_capital_gain'] }).default(false),
    stock_sales: money('Vendas em bolsa no ano', { min: 0 }).prefault(0),
    sold_stocks_over_limit: flag('Vendas em bolsa acima do limite', { hint: 'No lugar do valor das vendas' }).optional(),
    stock_taxable_gain: flag('Teve ganho tributado em bolsa').default(false),
    stock_operated: flag('Operou em bolsa').default(false),
    residential_180_days: flag('Usou a isenção de 180 dias na venda de imóvel').default(false),
    became_resident: flag('Passou a morar no Brasil no ano').default(false),
    foreign_assets_regime: flag('Tem empresa, trust ou investimento no exterior').default(false),
    emergency_aid: flag('Recebeu auxílio emergencial').default(false),
  },
  result: { mustFile: flag('É obrigado a declarar').nullable() },
  lawDayFrom: ({ exercise }) => ({ field: 'exercise', day: dayOf(exercise, 1, 1) }),
  examine({ believes, sold_stocks_over_limit: overLimit, ...sent }, ctx) {
    const { exercise } = sent
    if (overLimit !== undefined && sent.stock_sales > 0n) ctx.refuse('sold_stocks_over_limit', 'vem no lugar de stock_sales: informe um só')
    if (!recorded(exercise)) {
      const first = limits.versions.at(-1)!.value.exercise
      const why = word`Os limites do exercício ${exercise} não estão no registro, que vai de ${first} a ${limits.versions[0].value.exercise}.`
      ctx.state(...ITEM, 'not_checkable', why)
      return { mustFile: null }
    }
    const asked = overLimit ? { ...sent, stock_sales: aboveLimit(exercise) } : sent
    const { mustFile, reasons, taxableLimit, lateFine } = ctx.ask(irpfObligation, asked)
    const because = joined(
      reasons.map(({ criterion, limit }) => say`${WORDS[criterion]}${limit === null ? '' : say` acima de ${limit}`}`),
      '; ',
    )
    const right = mustFile
      ? say`Precisa declarar no exercício ${exercise}: ${because}.`
      : say`Não precisa declarar no exercício ${exercise}: nada passa dos limites (${taxableLimit} de rendimentos tributáveis).`
    if (believes === undefined) {
      ctx.inform('A pessoa acredita que precisa ou que não precisa declarar?', 'informed_obligation')
      ctx.state(...ITEM, 'reference', right)
      ctx.said = right
    } else if ((believes === 'must') === mustFile) {
      ctx.state(...ITEM, 'matches', right)
      ctx.said = say`Confere. ${right}`
    } else {
      const causes = causesOf(ctx, asked, believes === 'must', mustFile)
      ctx.state(...ITEM, 'differs', right, causes)
      const cause = joined(
        causes.map(({ sentence, law }) => say`${sentence} (${law})`),
        '; ou ',
      )
      ctx.said = causes.length > 0 ? say`Não confere. ${right} É a conclusão de quem ${cause}.` : say`Não confere. ${right}`
      if (mustFile)
        ctx.note(
          say`Quem não entrega no prazo paga multa de no mínimo ${lateFine.minimum} (Lei nº 8.981/1995, art. 88; Lei nº 9.532/1997, art. 27).`,
        )
    }
    return { mustFile }
  },
})

/** Smallest yearly sales that oblige, for a person who only says that they pass the limit. */
function aboveLimit(exercise: number): Money {
  const { value } = limits.versions.find(({ value: of }) => of.exercise === exercise)!
  return (value.stockSales ?? 0n) + 1n
}

const recorded = (exercise: number): boolean => limits.versions.some(({ value }) => value.exercise === exercise)

/** Criteria of `irpf-obligation` as phrases for a sentence. */
const WORDS = {
  taxable_income: 'rendimentos tributáveis',
  exempt_income: 'rendimentos isentos',
  total_assets: 'bens e direitos',
  rural_revenue: 'receita rural',
  rural_loss_to_offset: 'prejuízo rural a compensar',
  capital_gain: 'ganho de capital',
  stock_sales: 'vendas em bolsa',
  stock_taxable_gain: 'ganho tributado em bolsa',
  stock_operated: 'operação em bolsa',
  residential_180_days: 'isenção na venda de imóvel',
  became_resident: 'passou a morar no Brasil',
  foreign_assets_regime: 'bens e investimentos no exterior',
  emergency_aid: 'auxílio emergencial, com outras rendas',
} as const

type Declared = Parameters<typeof irpfObligation.ask>[0]

/** Known causes of a wrong conclusion, most likely first. */
function causesOf(ctx: CheckContext, asked: Declared & { exercise: number }, believed: boolean, mustFile: boolean): Cause[] {
  const found: Cause[] = []
  const under = (changed: Partial<Declared>): boolean => ctx.whatIf(irpfObligation, { ...asked, ...changed }).mustFile
  const before = asked.exercise - 1
  if (recorded(before) && under({ exercise: before }) === believed)
    found.push({
      id: 'old_limits',
      sentence: word`usa os limites do exercício ${before}`,
      law: limits.basis(limits.at(dayOf(asked.exercise, 12, 31))).norm,
    })
  const { nearest } = ctx.whatIf(irpfObligation, asked)
  if (believed && nearest.some(({ remaining, limit }) => remaining === 0n && limit > 0n))
    found.push({ id: 'equal_counts', sentence: 'conta como acima do limite o valor igual a ele', law: 'só obriga o que passa do limite' })
  const incomeOnly = { taxable_income: asked.taxable_income, exercise: asked.exercise }
  if (mustFile && !ctx.whatIf(irpfObligation, incomeOnly).mustFile)
    found.push({ id: 'only_income', sentence: 'olha só os rendimentos tributáveis', law: 'há outros critérios que obrigam' })
  return found
}
