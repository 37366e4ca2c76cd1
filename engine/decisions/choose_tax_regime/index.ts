import { decimalText, type Money, proportion, reais, split, sum, toNumber } from '../../core/money.ts'
import { percent, type Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import presumedProfit from '../../domains/business/law/presumed-profit.ts'
import simples from '../../domains/business/law/simples-nacional.ts'
import { minimumTaxOf } from '../../domains/business/rules/owner-dividends.ts'
import dividends, { type DividendTax } from '../../domains/income-tax/law/dividends.ts'
import type { MinimumTax } from '../../domains/income-tax/law/minimum-tax.ts'
import mei from '../../domains/own-account/law/mei.ts'
import employerCharges from '../../domains/payroll/law/employer-charges.ts'
import inss from '../../domains/payroll/law/inss.ts'
import selfEmployed from '../../domains/payroll/law/inss-self-employed.ts'
import irrf from '../../domains/payroll/law/irrf.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { reliefField } from '../../domains/payroll/rules/charges-and-benefits/payroll-relief.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, flag, list, money, object, percentage, percentOf, referenceDate, words } from '../../operation/input/fields.ts'
import { type Burden, type BurdenLaw, burdensAt, overPresumedLimit } from './burdens.ts'
import { COMPANY_ASSUMPTIONS, type CompanyInput, companyRegimes, REAL_ASSUMPTION } from './company.ts'
import { type CompanyRegime, cheapest, regimesAt } from './regimes.ts'
import { type CompanyTerms, REGIMES, type RegimeName } from './terms.ts'

const WORDS = {
  mei: 'MEI',
  self_employed: 'Pessoa física (carnê-leão)',
  simples_i: 'Simples, anexo I',
  simples_ii: 'Simples, anexo II',
  simples_iii: 'Simples, anexo III pelo fator R',
  simples_iv: 'Simples, anexo IV',
  simples_v: 'Simples, anexo V',
  presumed_profit: 'Lucro presumido',
  real_profit: 'Lucro real',
} as const

const regimeName = (label: string) => choice(label, REGIMES, WORDS)

export default decision({
  id: 'choose_tax_regime',
  slug: 'qual-regime-de-impostos',
  title: 'Qual regime de impostos escolher?',
  summary:
    'Compara o custo por mês de quem presta serviços sozinho no MEI, como pessoa física, no Simples (anexos III e V) e no lucro presumido, diz em que receita cada um passa a valer e o que cada um conta para o INSS. Com mercadoria, empregados ou custos, compara o Simples, o lucro presumido e o lucro real da empresa.',
  question: 'Com esta receita, qual regime custa menos?',
  verdicts: [...REGIMES, 'tie'],
  verdictWords: { ...WORDS, tie: 'Empate entre os dois mais baratos' },
  seeAlso: {
    open_mei_or_me: 'comparar só MEI e microempresa',
    'simples-nacional': 'ver só o Simples',
    'presumed-profit': 'ver só o lucro presumido',
  },
  lawDay: 'reference_date',
  input: {
    monthly_revenue: money('Receita por mês'),
    mei_allowed: flag('A atividade é permitida ao MEI', { hint: 'Profissões intelectuais, como programador e médico, não são' }).default(
      true,
    ),
    iss_rate: percentage('Alíquota do ISS', { min: 0, max: 5, hint: 'Da cidade; fora da guia do Simples' }).prefault(5),
    accounting_fee: money('Contador por mês', { min: 0, hint: 'Em qualquer regime, menos no MEI' }).prefault(250),
    self_employed_iss: money('ISS fixo da pessoa física, por mês', { min: 0, hint: 'Em muitas cidades é fixo ou não se cobra' }).prefault(
      0,
    ),
    dependents: count('Dependentes', { min: 0, max: 20 }).default(0),
    activity: choice('Atividade', ['services', 'commerce', 'industry'], {
      services: 'Serviços',
      commerce: 'Comércio',
      industry: 'Indústria',
    }).default('services'),
    annex: choice('Anexo do Simples', ['I', 'II', 'III', 'IV', 'V'], undefined, {
      blank: 'o da atividade; nos serviços, III ou V pelo fator R',
    }).optional(),
    employees_payroll: money('Folha dos empregados por mês', { min: 0 }).prefault(0),
    rat_rate: percentage('RAT', { min: 0, max: 6, hint: 'Já com o FAP' }).prefault(2),
    third_parties_rate: percentage('Terceiros', { min: 0, max: 10 }).prefault(5.8),
    purchases: money('Compras por mês', { min: 0, hint: 'Com crédito de PIS e Cofins' }).prefault(0),
    other_costs: money('Outros custos por mês', { min: 0, hint: 'Sem folha, compras e impostos' }).prefault(0),
    icms_due: money('ICMS por mês fora do Simples', { min: 0 }).prefault(0),
    compare_real_profit: flag('Compara com o lucro real', { hint: 'Já se compara quando há compras ou outros custos' }).default(false),
    payroll_relief: reliefField().optional(),
    cbs_rate: percentage('CBS', { min: 0, max: 100, hint: 'A que você supõe, de 2027 em diante' }).optional(),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: {
    quarterly_revenue: 'monthly_revenue',
    revenue_12m: 'monthly_revenue',
    payroll_12m: 'monthly_revenue',
    amount: 'monthly_revenue',
    contribution_base: 'monthly_revenue',
    monthly_income: 'monthly_revenue',
    activity: 'mei_allowed',
  },
  result: {
    cheapest: regimeName('O que custa menos'),
    monthlyBurden: brl('Custo por mês no mais barato'),
    burdenPercent: percentOf('Custo sobre a receita'),
    monthlySavings: brl('Quanto custa a menos que o segundo', { none: 'se só um serve' }).nullable(),
    tieBand: brl('Diferença por mês até a qual é empate', { none: 'se só um serve' }).nullable(),
    regimes: list(
      'Cada regime',
      object('Regime', {
        regime: regimeName('Regime'),
        available: flag('Pode ser escolhido'),
        estimate: flag('É estimativa'),
        reason: words('Por que não').nullable(),
        taxes: brl('Impostos da empresa'),
        inss: brl('INSS do dono'),
        irrf: brl('Imposto de renda do dono'),
        employerInss: brl('INSS da empresa'),
        accountant: brl('Contador'),
        minimumTax: brl('Imposto mínimo do dono', { hint: 'Das altas rendas, um doze avos do ano: o que os lucros pagam no fim' }),
        dividendWithholding: brl('Retido sobre os lucros', { hint: 'Adiantamento do imposto mínimo: o que sobra volta' }),
        burden: brl('Custo por mês'),
        proLabore: brl('Pró-labore'),
        inssBase: brl('Renda que conta para o INSS', { hint: 'Sobre ela se calculam a aposentadoria e os auxílios' }),
      }),
    ),
    breakEvens: list(
      'Receitas em que o melhor muda',
      object('Mudança', {
        revenue: brl('A partir de, por mês'),
        from: regimeName('Abaixo vale'),
        to: regimeName('Daqui em diante vale'),
      }),
    ),
  },
  answer(input, ctx) {
    if (isCompany(input)) return companyAnswer(input, ctx)
    const terms: CompanyTerms = {
      revenue: input.monthly_revenue,
      meiAllowed: input.mei_allowed,
      issRate: input.iss_rate,
      accountant: input.accounting_fee,
      dependents: input.dependents,
      ownIss: input.self_employed_iss,
    }
    const law = lawOf(ctx, terms.meiAllowed)
    if (law.presumed && overPresumedLimit(terms.revenue, law.presumed))
      ctx.refuse(
        'monthly_revenue',
        say`${terms.revenue} por mês passa de ${law.presumed.annualLimit} no ano, o limite do lucro presumido (Lei nº 9.718/1998, art. 13): resta o lucro real, que se calcula com as compras e os outros custos: informe purchases ou other_costs`,
      )
    if (!terms.meiAllowed) ctx.skip(['mei', 'A guia do MEI e o limite'], 'A atividade não é permitida ao MEI.')
    const regimes = regimesAt(
      (name, operation, asked, taken) => ctx.takeOrSkip(name, operation, asked, { ...taken, replaces: OF_THE_CALCULATORS }),
      terms,
      law,
    )
    const open = regimes.filter(({ available }) => available)
    const best = cheapest(open)
    if (!best) return ctx.refuse('monthly_revenue', say`${terms.revenue} por mês não cabe em nenhum dos regimes comparados`)
    const second = cheapest(open.filter(({ regime }) => regime !== best.regime))
    const monthlySavings = second ? second.burden - best.burden : null
    ctx.combine(['comparison', 'O custo de cada um'], Object.fromEntries(open.map(({ regime, burden }) => [regime, burden])), {
      monthlyBurden: best.burden,
      ...(monthlySavings !== null && { monthlySavings }),
    })
    const share = input.tie_percent
    const band = second ? tieBand([best.burden, second.burden], share) : null
    if (band !== null) assumeTie(ctx, band, share)

    const verdict = verdictOf(open, share)
    const breakEvens = changesOf((revenue) => cheapest(burdensAt({ ...terms, revenue }, law))?.regime, law.simples.ceiling / 12n)
    const sensitivity = sensitivityOf(terms, verdict, (changed) => verdictOf(burdensAt({ ...terms, ...changed }, law), share))
    assumeTerms(ctx, terms, law.minimumTax)
    return {
      verdict: verdict ?? best.regime,
      answer: answerOf(
        verdict,
        best,
        second,
        breakEvens.find(({ revenue }) => revenue > terms.revenue),
      ),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'presumed_profit',
        why: 'A conta é de um dono sozinho, com a mesma receita o ano todo; empregados, créditos e incentivos da cidade mudam a comparação.',
      }),
      sensitivity,
      cheapest: best.regime,
      monthlyBurden: best.burden,
      burdenPercent: proportion(best.burden, terms.revenue),
      monthlySavings,
      tieBand: band,
      regimes,
      breakEvens,
    }
  },
})

/** Calculator assumptions that this comparison replaces: twelve-month revenue, ISS, pró-labore. */
const OF_THE_CALCULATORS = /^Não informado, supôs-se|como informada\.$|^ISS não calculado/

/** Tables of all regimes, read once and reused for every revenue. */
function lawOf(ctx: DecisionContext, meiAllowed: boolean): BurdenLaw & { readonly dividends: DividendTax } {
  return {
    simples: ctx.law(simples),
    minimumWage: ctx.law(minimumWage).monthly,
    mei: meiAllowed ? ctx.law(mei) : null,
    presumed: ctx.day < presumedProfit.recordStarts ? null : ctx.law(presumedProfit),
    irrf: ctx.law(irrf),
    inssCeiling: ctx.law(inss).ceiling,
    paidByCompany: ctx.law(selfEmployed).paidByCompany,
    ownAccount: ctx.law(selfEmployed).ownAccount,
    employerInss: ctx.law(employerCharges).inss,
    dividends: ctx.law(dividends),
    minimumTax: minimumTaxOf(ctx),
  }
}

type Verdict = RegimeName | 'tie'

/** Cheapest regime, or a tie when the runner-up is within the band. */
function verdictOf(burdens: readonly Burden[], share: Ratio): Verdict | undefined {
  const best = cheapest(burdens)
  const second = best && cheapest(burdens.filter(({ regime }) => regime !== best.regime))
  return best && second && second.burden - best.burden <= tieBand([best.burden, second.burden], share) ? 'tie' : best?.regime
}

interface Change {
  readonly revenue: Money
  readonly from: RegimeName
  readonly to: RegimeName
}

const LOWEST: Money = reais('1000.00')

/** Break-even revenues to the centavo, by bisection between points 25% apart. */
function changesOf(winner: (revenue: Money) => RegimeName | undefined, ceiling: Money): Change[] {
  const changes: Change[] = []
  let low = LOWEST
  let before = winner(low)
  while (low <= ceiling) {
    const high = split(low * 5n, 4, 'halfUp')
    const after = winner(high)
    if (before && after && after !== before) {
      const revenue = firstOther(low, high, (at) => winner(at) === before)
      changes.push({ revenue, from: before, to: winner(revenue) ?? after })
    }
    low = high
    before = after
  }
  return changes
}

function firstOther(low: Money, high: Money, same: (revenue: Money) => boolean): Money {
  let [below, above] = [low, high]
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (same(middle)) below = middle
    else above = middle
  }
  return above
}

/** Sensitivity: revenue ±20%, lowest and highest ISS rate, accountant fee halved and doubled. */
function sensitivityOf(
  terms: CompanyTerms,
  verdict: Verdict | undefined,
  verdictAt: (changed: Partial<CompanyTerms>) => Verdict | undefined,
) {
  return [
    ...sensitivityLines(verdict, {
      assumption: 'receita por mês',
      step: 'comparison',
      from: terms.revenue,
      to: [4n, 6n].map((fifths) => split(terms.revenue * fifths, 5, 'halfUp')),
      shown: toNumber,
      verdictAt: (revenue) => verdictAt({ revenue }),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'alíquota do ISS',
      step: 'comparison',
      from: terms.issRate,
      to: [percent('2'), percent('5')],
      shown: (rate) => rate.toPercent(),
      verdictAt: (issRate) => verdictAt({ issRate }),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'contador por mês',
      step: 'comparison',
      from: terms.accountant,
      to: [split(terms.accountant, 2, 'halfUp'), terms.accountant * 2n],
      shown: toNumber,
      verdictAt: (accountant) => verdictAt({ accountant }),
    }),
  ]
}

function assumeTerms(ctx: DecisionContext, { issRate, accountant }: CompanyTerms, minimum: MinimumTax | null): void {
  ctx.assume('Um dono só, prestador de serviços, sem empregados, com a mesma receita nos doze meses.')
  ctx.assume(
    'No anexo III o pró-labore é o que o fator R pede; no anexo V e no lucro presumido, um salário mínimo. O resto sai como lucro.',
  )
  ctx.assume(
    say`ISS de ${decimalText(issRate.toPercent())}% no lucro presumido, e no Simples só acima do sublimite; contador de ${accountant} por mês, menos no MEI e na pessoa física.`,
  )
  ctx.assume(
    'Como pessoa física: clientes que também são pessoas físicas, carnê-leão sem livro-caixa, sem ISS além do fixo informado (Decreto-Lei nº 406/1968, art. 9º, § 1º) e INSS de 20% sobre o que se ganha, até o teto; pelo plano simplificado o INSS é menor e conta menos.',
  )
  if (minimum)
    ctx.assume(
      say`O que se retém dos lucros é adiantamento: no custo entra só o imposto mínimo das rendas acima de ${minimum.above} no ano, menos o imposto do pró-labore, sem outras rendas e sem o redutor da empresa.`,
    )
  ctx.assume(
    'O custo menor pode contar menos para a aposentadoria: veja a renda que conta para o INSS em cada regime. O MEI não dá direito à aposentadoria por tempo de contribuição sem complementar.',
  )
}

function answerOf(verdict: Verdict | undefined, best: CompanyRegime, second: CompanyRegime | undefined, next: Change | undefined): Phrase {
  const compared = second ? say`, ${second.burden - best.burden} a menos que ${WORDS[second.regime]}` : ''
  const until = next ? say`; de ${next.revenue} por mês em diante passa a valer ${WORDS[next.to]}` : ''
  const lead = verdict === 'tie' ? word`Empate; o mais barato é ${WORDS[best.regime]}` : WORDS[best.regime]
  return say`${lead}: custa ${best.burden} por mês${compared}${until}.`
}

interface CompanyFields {
  readonly activity: CompanyInput['activity']
  readonly annex?: CompanyInput['annex']
  readonly monthly_revenue: Money
  readonly employees_payroll: Money
  readonly rat_rate: Ratio
  readonly third_parties_rate: Ratio
  readonly purchases: Money
  readonly other_costs: Money
  readonly icms_due: Money
  readonly iss_rate: Ratio
  readonly compare_real_profit: boolean
  readonly payroll_relief?: CompanyInput['relief']
  readonly cbs_rate?: Ratio | undefined
  readonly tie_percent: Ratio
}

/** True when the question is about a company with goods, employees or costs, instead of one person's services. */
const isCompany = (input: CompanyFields): boolean =>
  input.activity !== 'services' ||
  input.annex !== undefined ||
  input.compare_real_profit ||
  input.payroll_relief !== undefined ||
  sum([input.employees_payroll, input.purchases, input.other_costs, input.icms_due]) > 0n

function companyAnswer(input: CompanyFields, ctx: DecisionContext) {
  const asked: CompanyInput = {
    activity: input.activity,
    annex: input.annex,
    revenue: input.monthly_revenue,
    payroll: input.employees_payroll,
    rat: input.rat_rate,
    thirdParties: input.third_parties_rate,
    purchases: input.purchases,
    otherCosts: input.other_costs,
    icms: input.icms_due,
    issRate: input.iss_rate,
    comparesReal: input.compare_real_profit || input.purchases + input.other_costs > 0n,
    relief: input.payroll_relief,
    cbsRate: input.cbs_rate,
  }
  refuseMisplaced(ctx, asked)
  const regimes = companyRegimes(ctx, ctx, asked)
  const open = regimes.filter(({ available }) => available)
  const best = cheapest(open)
  if (!best)
    return ctx.refuse(
      'monthly_revenue',
      say`${asked.revenue} por mês não cabe em nenhum dos regimes comparados: informe as compras e os outros custos`,
    )
  const second = cheapest(open.filter(({ regime }) => regime !== best.regime))
  const monthlySavings = second ? second.burden - best.burden : null
  ctx.combine(['comparison', 'O custo de cada um'], Object.fromEntries(open.map(({ regime, burden }) => [regime, burden])), {
    monthlyBurden: best.burden,
    ...(monthlySavings !== null && { monthlySavings }),
  })
  const share = input.tie_percent
  const band = second ? tieBand([best.burden, second.burden], share) : null
  if (band !== null) assumeTie(ctx, band, share)
  const verdict = verdictOf(open, share)
  const sensitivity = companySensitivity(ctx, asked, verdict, share)
  for (const sentence of COMPANY_ASSUMPTIONS) ctx.assume(sentence)
  if (asked.comparesReal) ctx.assume(REAL_ASSUMPTION)
  return {
    verdict: verdict ?? best.regime,
    answer: companyWords(verdict, best, second),
    weakestLink: ctx.weakestLink(sensitivity, {
      step: 'comparison',
      why: 'A conta é de um mês igual o ano todo, com os custos informados; créditos, incentivos e prejuízos mudam a comparação.',
    }),
    sensitivity,
    cheapest: best.regime,
    monthlyBurden: best.burden,
    burdenPercent: proportion(best.burden, asked.revenue),
    monthlySavings,
    tieBand: band,
    regimes,
    breakEvens: [],
  }
}

function refuseMisplaced(ctx: DecisionContext, { activity, annex, icms }: CompanyInput): void {
  const isGoods = annex === 'I' || annex === 'II'
  if (annex !== undefined && isGoods === (activity === 'services')) ctx.refuse('annex', 'não é um anexo desta atividade')
  if (activity === 'services' && icms > 0n) ctx.refuse('icms_due', 'serviço não paga ICMS: informe a alíquota do ISS')
}

/** Sensitivity to the revenue alone: costs and payroll stay. */
const companySensitivity = (ctx: DecisionContext, asked: CompanyInput, verdict: Verdict | undefined, share: Ratio) =>
  sensitivityLines(verdict, {
    assumption: 'receita por mês',
    step: 'comparison',
    from: asked.revenue,
    to: [4n, 6n].map((fifths) => split(asked.revenue * fifths, 5, 'halfUp')),
    shown: toNumber,
    verdictAt: (revenue) => {
      const found = companyRegimes({ takeOrSkip: (_name, operation, input) => ctx.whatIf(operation, input) }, ctx, { ...asked, revenue })
      return verdictOf(
        found.filter(({ available }) => available),
        share,
      )
    },
  })

function companyWords(verdict: Verdict | undefined, best: CompanyRegime, second: CompanyRegime | undefined): Phrase {
  const compared = second ? say`, ${second.burden - best.burden} a menos que ${WORDS[second.regime]}` : ''
  const lead = verdict === 'tie' ? word`Empate; o mais barato é ${WORDS[best.regime]}` : WORDS[best.regime]
  if (best.estimate) return say`${lead} parece custar menos: ${best.burden} por mês${compared}; confirme com um contador.`
  return say`${lead}: custa ${best.burden} por mês${compared}.`
}
