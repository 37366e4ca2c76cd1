/** Rules that the federal revenue crosses with what others declare, tried on the told facts. */
import { atLeastZero, type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import irrf from '../../../payroll/law/irrf.ts'
import { irrfDue } from '../../../payroll/rules/withholding/irrf.ts'
import stockExchange from '../../law/stock-exchange.ts'
import { bookExpensesUsed, exemptLimit, exemptMonths, netPayment, privatePension } from '../../rules/annual-return/assessment.ts'
import { type Admission, ageOn } from '../../rules/annual-return/dependents.ts'
import { type Dependent, HOLDER, type Payer } from '../../rules/annual-return/facts.ts'
import type { Definitive } from './definitive.ts'
import type { Risk } from './risk.ts'
import { type Declaration, type Declared, endOf, monthText } from './year.ts'

/** Age from which a dependent may have income of their own that is easily forgotten. */
const WORKING_AGE = 14

type Draft = Omit<Risk, 'amount'> & { readonly amount?: Money | null }
const risk = (draft: Draft): Risk => ({ amount: null, ...draft })

const nameOf = (payer: Payer): string => payer.name ?? payer.cnpj ?? 'fonte sem nome'

export function risksOf(
  ctx: Context,
  declaration: Declaration,
  admissions: ReadonlyMap<string, Admission>,
  definitive: Definitive,
): readonly Risk[] {
  return [
    ...payerRisks(declaration.facts),
    ...dependentRisks(declaration, admissions),
    ...paymentRisks(declaration),
    ...pensionRisks(declaration),
    ...over65Risks(declaration),
    ...carneLeaoRisks(ctx, declaration),
    ...rraRisks(declaration),
    ...unpaidRisks(definitive),
    ...stockRisks(ctx, declaration),
    ...netWorthRisk(declaration),
  ].sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

const ORDER = { sure: 0, likely: 1, possible: 2 } as const

function payerRisks({ payers }: Declared): readonly Risk[] {
  return payers.flatMap((payer) => [
    ...(['taxable', 'withheld'] as const).flatMap((field) => {
      const reported = payer.reported?.[field]
      if (reported === undefined || reported === payer[field]) return []
      return [
        risk({
          id: 'payer_mismatch',
          severity: 'sure',
          what: say`${nameOf(payer)}: a pré-preenchida mostra ${reported} e você informou ${payer[field]}`,
          why: 'A Receita compara a declaração com a da fonte pagadora, número por número.',
          act: say`Confira o informe de rendimentos; se ele está errado, peça à fonte que o corrija antes de entregar.`,
          amount: reported > payer[field] ? reported - payer[field] : payer[field] - reported,
        }),
      ]
    }),
    ...(payer.withheld > 0n && payer.taxable === 0n
      ? [
          risk({
            id: 'withheld_without_income',
            severity: 'sure',
            what: say`${nameOf(payer)}: imposto retido de ${payer.withheld} sem rendimento`,
            why: 'Só há retenção sobre rendimento: falta a linha 3.1 do informe.',
            act: say`Copie do informe os rendimentos tributáveis desta fonte.`,
            amount: payer.withheld,
          }),
        ]
      : []),
    ...(payer.kind === 'salary' && payer.thirteenth > 0n && thirteenMonths(payer)
      ? [
          risk({
            id: 'thirteenth_in_taxable',
            severity: 'possible',
            what: say`${nameOf(payer)}: os rendimentos dão treze vezes o 13º`,
            why: 'O 13º é tributado à parte e não entra na linha 3.1.',
            act: say`Veja se a linha 3.1 do informe já está sem o 13º.`,
            amount: payer.thirteenth,
          }),
        ]
      : []),
  ])
}

/** True when the income looks like thirteen months of the same pay. */
const thirteenMonths = ({ taxable, thirteenth }: Payer): boolean => taxable === thirteenth * 13n

function dependentRisks({ facts }: Declaration, admissions: ReadonlyMap<string, Admission>): readonly Risk[] {
  return facts.dependents.flatMap((dependent) => [
    ...admissionRisk(dependent, admissions.get(dependent.id)!),
    ...(facts.alimony_receivers.some(({ id }) => id === dependent.id)
      ? [
          risk({
            id: 'alimony_and_dependent',
            severity: 'sure',
            what: say`${dependent.id} está como dependente e como alimentando`,
            why: 'A mesma pessoa não pode dar as duas deduções, salvo no ano da separação.',
            act: say`Deixe só uma das duas fichas.`,
          }),
        ]
      : []),
    ...incomeRisk(dependent, facts),
  ])
}

function admissionRisk({ id }: Dependent, { why }: Admission): readonly Risk[] {
  const about = {
    what: say`${id} pode não ser aceito como dependente`,
    act: say`Tire da declaração, com as despesas e a renda, se não puder provar.`,
  }
  switch (why) {
    case 'allowed':
      return []
    case 'birthday_in_the_year':
    case 'age_unknown':
      return [
        risk({
          ...about,
          id: 'dependent_age',
          severity: 'possible',
          why:
            why === 'age_unknown'
              ? 'Falta a data de nascimento.'
              : 'Faz no ano a idade que passa do limite; a lei não diz em que dia ela se conta.',
        }),
      ]
    case 'too_old':
    case 'too_old_student':
      return [
        risk({
          ...about,
          id: 'dependent_age',
          severity: 'sure',
          why: 'Filhos, enteados, netos e irmãos são dependentes até 21 anos, ou 24 se cursam faculdade ou escola técnica (Lei nº 9.250/1995, art. 35).',
        }),
      ]
    case 'no_custody':
      return [
        risk({
          ...about,
          id: 'dependent_custody',
          severity: 'sure',
          why: 'Netos, irmãos e menores só com a guarda judicial (Lei nº 9.250/1995, art. 35).',
        }),
      ]
    case 'parent_income':
      return [
        risk({
          ...about,
          id: 'parent_income',
          severity: 'sure',
          why: 'Pais e avós só entram se toda a renda do ano couber no limite de isenção (Lei nº 9.250/1995, art. 35, VI).',
        }),
      ]
    case 'also_declared':
      return [
        risk({
          ...about,
          id: 'dependent_twice',
          severity: 'sure',
          why: 'O mesmo CPF em duas declarações prende as duas (Lei nº 9.250/1995, art. 35, § 4º).',
        }),
      ]
  }
}

/** A dependent old enough to work, with payments and without any told income. */
function incomeRisk({ id, birth_date: birth, income }: Dependent, facts: Declared): readonly Risk[] {
  if (income !== undefined || birth === undefined || ageOn(birth, endOf(facts.exercise - 1, 12)) < WORKING_AGE) return []
  const told = facts.payers.some(({ of }) => of === id) || facts.people_income.some(({ of }) => of === id)
  if (told || !facts.payments.some((payment) => payment.for === id)) return []
  return [
    risk({
      id: 'dependent_income',
      severity: 'possible',
      what: say`${id} tem despesas e nenhuma renda informada`,
      why: 'A renda do dependente, mesmo de estágio ou pensão, entra na declaração de quem o inclui.',
      act: say`Confirme se recebeu algo no ano; se recebeu, informe, e veja se ainda vale a pena.`,
    }),
  ]
}

function paymentRisks({ facts }: Declaration): readonly Risk[] {
  return facts.payments.flatMap((payment): readonly Risk[] => {
    const { kind, provider, amount } = payment
    const to: Phrase = provider ?? say`${payment.for}`
    if ((kind === 'health' || kind === 'health_plan') && payment.proof === 'no')
      return [
        risk({
          id: 'no_proof',
          severity: 'likely',
          what: say`Saúde de ${netPayment(payment)} sem recibo (${to})`,
          why: 'Despesas médicas são a causa mais comum de malha, e sem recibo com nome e CPF não se provam.',
          act: say`Peça o recibo ou a nota, ou não declare.`,
          amount: netPayment(payment),
        }),
      ]
    if (kind === 'course')
      return [
        risk({
          id: 'education_kind',
          severity: 'sure',
          what: say`Curso de ${amount} não é dedução (${to})`,
          why: 'Idiomas, academia, material e aulas particulares não são instrução (Lei nº 9.250/1995, art. 8º, II, b).',
          act: say`Não o declare como instrução.`,
          amount,
        }),
      ]
    if (kind === 'medicine')
      return [
        risk({
          id: 'medicine_kind',
          severity: 'sure',
          what: say`Remédio de ${amount} não é dedução (${to})`,
          why: 'Só deduz o que o hospital cobra na própria conta.',
          act: say`Não o declare como despesa médica.`,
          amount,
        }),
      ]
    return []
  })
}

function pensionRisks({ facts, law, choice }: Declaration): readonly Risk[] {
  const { told, limit } = privatePension(facts, choice.assessment.income.taxable, law)
  const vgbl = facts.payments.filter(({ kind }) => kind === 'vgbl')
  return [
    ...(told > 0n && limit === 0n
      ? [
          risk({
            id: 'pgbl_without_inss',
            severity: 'sure',
            what: say`Previdência privada de ${told} sem contribuição ao INSS`,
            why: 'Só deduz quem contribui à previdência oficial no ano ou é aposentado (Lei nº 10.887/2004, art. 13).',
            act: say`Informe o INSS pago, se houve; sem ele a dedução não vale.`,
            amount: told,
          }),
        ]
      : told > limit
        ? [
            risk({
              id: 'pgbl_over_limit',
              severity: 'possible',
              what: say`Previdência privada de ${told}, acima do limite de ${limit}`,
              why: say`Deduz até ${law.annual.privatePensionLimit} da renda tributável (Lei nº 9.532/1997, art. 11).`,
              act: say`Declare o valor pago: o programa aplica o limite. O que passa não se usa em outro ano.`,
              amount: told - limit,
            }),
          ]
        : []),
    ...vgbl.map(({ amount }) =>
      risk({
        id: 'vgbl_as_pgbl',
        severity: 'possible',
        what: say`VGBL de ${amount} não deduz`,
        why: 'O VGBL é um seguro: não é previdência dedutível.',
        act: say`Declare o saldo em Bens e Direitos, e não em Pagamentos.`,
        amount,
      }),
    ),
  ]
}

function over65Risks({ facts, law }: Declaration): readonly Risk[] {
  const people = [{ id: HOLDER, birth_date: facts.birth_date }, ...facts.dependents]
  return people.flatMap(({ id, birth_date }) => {
    const rows = facts.payers.filter((payer) => payer.of === id && payer.exempt_65 > 0n)
    const told = sum(rows.map(({ exempt_65 }) => exempt_65))
    const limit = exemptLimit(birth_date, law)
    if (told <= limit) return []
    const several = rows.length > 1
    return [
      risk({
        id: several ? 'over_65_twice' : 'over_65_age',
        severity: 'sure',
        what: say`Parcela isenta de 65 anos de ${told}, com limite de ${limit} no ano`,
        why: several
          ? 'Cada fonte aplicou o limite inteiro, e ele é um só por pessoa (Lei nº 7.713/1988, art. 6º, XV).'
          : say`A isenção vale desde o mês dos 65 anos: ${exemptMonths(birth_date, law)} meses no ano (Lei nº 7.713/1988, art. 6º, XV).`,
        act: say`Declare como tributável o que passa do limite; aqui já está somado.`,
        amount: told - limit,
      }),
    ]
  })
}

/** A month of income from people whose tax was paid only in part. */
interface UnpaidMonth {
  readonly month: number
  readonly missing: Money
}

/** Months whose carnê-leão, with the book expenses carried within the year, exceeds what was paid. */
function unpaidCarneLeao(ctx: Context, { facts, law }: Declaration, person: string): readonly UnpaidMonth[] {
  const own = facts.people_income.filter(({ of }) => of === person)
  const months = [...new Set(own.map(({ month }) => month))].sort((a, b) => a - b)
  const dependents = person === HOLDER ? BigInt(facts.dependents.length) : 0n
  let carried = 0n
  return months.flatMap((month) => {
    const rows = own.filter((each) => each.month === month)
    const all = (amount: (row: (typeof rows)[number]) => Money): Money => sum(rows.map(amount))
    const table = ctx.law(irrf, endOf(law.year, month))
    const gross = all((each) => each.amount)
    const book = carried + all((each) => each.book_expenses)
    const used = smallest(
      book,
      all((each) => (each.kind === 'work' ? each.amount : 0n)),
    )
    carried = book - used
    const deductions = used + all((each) => each.inss + each.alimony) + dependents * table.perDependent
    const { amount } = irrfDue({ gross, deductions, finalAtSource: true }, table)
    const missing = amount - all((each) => each.carne_leao)
    return amount >= law.rules.leastPayable && missing > 0n ? [{ month, missing }] : []
  })
}

function carneLeaoRisks(ctx: Context, declaration: Declaration): readonly Risk[] {
  const { facts, law } = declaration
  const people = [...new Set(facts.people_income.map(({ of }) => of))]
  const short = people.flatMap((person) => unpaidCarneLeao(ctx, declaration, person))
  const book = sum(facts.people_income.map(({ book_expenses }) => book_expenses))
  const work = facts.people_income.filter(({ kind }) => kind === 'work')
  return [
    ...short.map(({ month, missing }) =>
      risk({
        id: 'carne_leao_missing',
        severity: 'sure',
        what: say`Carnê-leão de ${monthText(law.year, month)}: faltam ${missing}`,
        why: say`O imposto do mês não foi pago; além dele cobra-se multa isolada de ${portion(missing, law.rules.unpaidMonthlyFine, 'halfUp')} (Lei nº 9.430/1996, art. 44, II, a).`,
        act: say`Pague o DARF 0190 com multa e juros antes de a Receita avisar: sem aviso, a multa isolada costuma não ser cobrada.`,
        amount: missing,
      }),
    ),
    ...(book > 0n && (work.length === 0 || bookExpensesUsed(facts.people_income) === 0n)
      ? [
          risk({
            id: 'book_without_work',
            severity: 'sure',
            what: say`Livro-caixa de ${book} sem renda de trabalho`,
            why: 'O livro-caixa só deduz do trabalho sem vínculo, e nunca de aluguel (Lei nº 8.134/1990, art. 6º).',
            act: say`Tire o livro-caixa ou informe a renda do trabalho.`,
            amount: book,
          }),
        ]
      : []),
  ]
}

function rraRisks({ facts }: Declaration): readonly Risk[] {
  return facts.rra.flatMap(({ months, amount }) =>
    months.toNumber() < 1
      ? [
          risk({
            id: 'rra_months_missing',
            severity: 'possible',
            what: say`Rendimento acumulado de ${amount} com menos de um mês`,
            why: 'A tabela se multiplica pelos meses a que o valor se refere: com menos meses, mais imposto.',
            act: say`Veja no informe ou no cálculo da ação quantos meses são.`,
          }),
        ]
      : [],
  )
}

const UNPAID = { stock: 'stock_month_unpaid', crypto: 'crypto_month_unpaid', gain: 'gain_unpaid' } as const

function unpaidRisks({ missing }: Definitive): readonly Risk[] {
  return missing.map(({ kind, month, code, due, paid }) =>
    risk({
      id: UNPAID[kind],
      severity: 'sure',
      what: say`DARF ${code} de ${month}: faltam ${due - paid}`,
      why: 'O imposto do mês é definitivo e não se paga na declaração.',
      act: say`Pague o DARF do mês com multa e juros antes de entregar.`,
      amount: due - paid,
    }),
  )
}

function stockRisks(ctx: Context, { facts, law }: Declaration): readonly Risk[] {
  return facts.stock_months.flatMap(({ month, exempt_gain: gain, swing_sales: sales = 0n }) => {
    const { exemptSalesUpTo } = ctx.law(stockExchange, endOf(law.year, month))
    if (gain === 0n || sales <= exemptSalesUpTo) return []
    return [
      risk({
        id: 'exempt_stock_over_20000',
        severity: 'sure',
        what: say`Ganho isento de ${gain} em ${monthText(law.year, month)}, com vendas de ${sales}`,
        why: say`O ganho só é isento em mês de vendas até ${exemptSalesUpTo}.`,
        act: say`Mude o ganho para o resultado do mês, tributado a 15%.`,
        amount: gain,
      }),
    ]
  })
}

/** Net worth grew more than the money of the year explains (Lei 7.713/1988, art. 3º, § 1º). */
function netWorthRisk({ facts, choice: { assessment } }: Declaration): readonly Risk[] {
  const balance = (field: 'balance_before' | 'balance_after'): Money => sum(facts.bank_statements.map((each) => each[field]))
  const after = facts.assets_after + balance('balance_after') - facts.debts_after
  const before = facts.assets_before + balance('balance_before') - facts.debts_before
  const spent = sum(facts.payments.map(netPayment)) + assessment.paid.total
  const { exempt, exclusive } = untaxedTotals(facts)
  const available = assessment.income.taxable + exempt + exclusive - spent
  const unexplained = atLeastZero(after - before - atLeastZero(available))
  if (facts.assets_after === 0n && balance('balance_after') === 0n) return []
  if (unexplained === 0n) return []
  return [
    risk({
      id: 'net_worth',
      severity: 'likely',
      what: say`O patrimônio cresceu ${after - before}, mais do que a renda do ano explica`,
      why: say`Renda menos impostos e pagamentos: ${available}. A diferença é tributada como acréscimo patrimonial a descoberto (Lei nº 7.713/1988, art. 3º, § 1º).`,
      act: say`Procure o que falta: renda isenta, doação, empréstimo, venda de bem ou saldo do ano anterior.`,
      amount: unexplained,
    }),
  ]
}

/** Exempt and exclusively taxed income that the facts give, without the gains of the stock exchange. */
export function untaxedTotals(facts: Declared): { exempt: Money; exclusive: Money } {
  const exempt =
    sum(
      facts.payers.flatMap((payer) => [
        payer.exempt_65,
        payer.exempt_65_thirteenth,
        payer.serious_illness,
        payer.profits,
        payer.small_company,
        payer.severance,
        payer.late_interest,
        payer.other_exempt,
      ]),
    ) +
    sum(facts.bank_statements.flatMap(({ savings_yield, exempt_yield, dividends }) => [savings_yield, exempt_yield, dividends])) +
    sum(facts.exempt.map(({ amount }) => amount)) +
    sum(facts.rra.map(({ late_interest }) => late_interest)) +
    sum(facts.gains.map((gain) => gain.exempt))
  const exclusive =
    sum(facts.payers.flatMap((payer) => [payer.thirteenth, payer.profit_sharing, payer.other_exclusive])) +
    sum(facts.bank_statements.flatMap(({ fixed_income_yield, interest_on_capital }) => [fixed_income_yield, interest_on_capital])) +
    sum(facts.exclusive.map(({ amount }) => amount))
  return { exempt, exclusive }
}
