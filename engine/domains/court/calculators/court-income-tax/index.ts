import { type Ratio, ZERO } from '../../../../core/ratio.ts'
import { joined } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, date, flag, integer, list, money, number, object } from '../../../../operation/input/fields.ts'
import lumpSum from '../../../income-tax/law/lump-sum.ts'
import irrf from '../../../payroll/law/irrf.ts'
import { asPercent, centavos, inReais, over, total } from '../../rules/amounts.ts'
import { INCOME_KINDS, type IncomeKind, incomeTax, TAX_KINDS, type TaxedParcel } from '../../rules/income-tax.ts'
import { READING_WORDS, READINGS } from '../../rules/readings.ts'

const INCOME_WORDS = { vacation: 'Férias', thirteenth: '13º salário', other: 'As demais' } as const
const TAX_WORDS = {
  rra: 'Acumulado de anos anteriores',
  separate: 'Férias, em separado',
  exclusive: '13º, exclusivo na fonte',
  normal: 'Do ano',
} as const

const MAX_PARCELS = 1000
const MAX_MONTHS = 720

export default calculator({
  id: 'court-income-tax',
  slug: 'ir-na-acao-trabalhista',
  title: 'Imposto de renda na ação trabalhista',
  summary:
    'O imposto retido do que se recebe na Justiça do Trabalho: anos anteriores acumulados pela quantidade de meses, férias e 13º em separado, ou tudo pelo regime de caixa.',
  seeAlso: { 'lump-sum-income': 'calcular outros rendimentos acumulados' },
  group: 'trabalho',
  headline: 'total',
  says: { positive: 'O imposto retido é de {value}', zero: 'Não há imposto a reter' },
  lawDay: 'settled_on',
  input: {
    settled_on: date('Dia da liquidação'),
    parcels: list(
      'Parcelas tributáveis, já corrigidas',
      object('Parcela', {
        kind: choice('Natureza', INCOME_KINDS, INCOME_WORDS),
        day: date('Dia a que se refere'),
        amount: money('Valor', { min: 0 }),
      }),
      { max: MAX_PARCELS },
    ).optional(),
    amount: money('Valor tributável, em vez de parcelas', { min: 0 }).optional(),
    months: count('Meses a que o valor se refere', { min: 1, max: MAX_MONTHS }, 'months').optional(),
    interest: money('Juros', { min: 0, hint: 'Entram só se tributados' }).prefault(0),
    interest_by_kind: object('Juros por natureza', {
      vacation: money('Férias', { min: 0 }).prefault(0),
      thirteenth: money('13º salário', { min: 0 }).prefault(0),
      other: money('As demais', { min: 0 }).prefault(0),
    }).optional(),
    interest_taxed: flag('Juros tributados').default(false),
    inss: money('INSS descontado', { min: 0 }).prefault(0),
    private_pension: money('Previdência privada', { min: 0 }).prefault(0),
    alimony: money('Pensão alimentícia sobre as parcelas tributáveis', { min: 0 }).prefault(0),
    fees: money('Honorários pagos ao advogado', { min: 0 }).prefault(0),
    gross: money('Valor bruto da ação', { min: 0, hint: 'Reparte os honorários', blank: 'as parcelas e os juros' }).optional(),
    other_deductions: money('Outras deduções', { min: 0 }).prefault(0),
    cash: flag('Regime de caixa').default(false),
    separate_vacation: flag('Férias em separado').default(true),
    exclusive_thirteenth: flag('13º exclusivo na fonte').default(true),
    dependents: count('Dependentes', { min: 0, max: 99 }).default(0),
    over_65: flag('Aposentado com 65 anos ou mais').default(false),
    as: choice('Conta', READINGS, READING_WORDS).default('pje-calc'),
  },
  result: {
    total: brl('Imposto'),
    occurrences: list(
      'Apurações',
      object('Apuração', {
        kind: choice('Tributação', TAX_KINDS, TAX_WORDS),
        base: brl('Base'),
        months: integer('Meses'),
        ratePercent: number('Alíquota, em %'),
        deduct: brl('Parcela a deduzir'),
        tax: brl('Imposto'),
        bracketFrom: brl('Faixa, de'),
        bracketTo: brl('Faixa, até', { none: 'na última' }).nullable(),
        deductions: brl('Deduções'),
      }),
    ),
  },
  answer(input, ctx) {
    if ((input.parcels === undefined) === (input.amount === undefined)) ctx.refuse('parcels', 'informe as parcelas, ou amount com months')
    if (input.parcels !== undefined && input.months !== undefined) ctx.refuse('months', 'vale só com amount: as parcelas dão os seus meses')
    const taxed = input.interest_taxed
    const typed = input.parcels ?? [{ kind: 'other' as const, day: input.settled_on, amount: input.amount! }]
    const parcels = typed.map((parcel) => ({ ...parcel, amount: inReais(parcel.amount) }))
    const withInss = shared(parcels, inReais(input.inss), taxed ? interestOf(parcels, input.interest, input.interest_by_kind) : () => ZERO)
    const table = ctx.law(irrf, input.settled_on)
    const everything = total(withInss.map(({ amount, interest = ZERO }) => amount.plus(interest)))
    const occurrences = incomeTax(
      withInss,
      {
        settledOn: input.settled_on,
        accumulatedFrom: lumpSum.recordStarts,
        cash: input.cash,
        separateVacation: input.separate_vacation,
        exclusiveThirteenth: input.exclusive_thirteenth,
        dependents: input.dependents,
        over65: input.over_65,
        privatePension: inReais(input.private_pension),
        alimony: inReais(input.alimony),
        fees: inReais(input.fees),
        gross: input.gross === undefined ? everything : inReais(input.gross),
        otherDeductions: inReais(input.other_deductions),
        reading: input.as,
      },
      table,
      input.months,
    )
    if (occurrences.some(({ kind }) => kind === 'rra')) ctx.law(lumpSum, input.settled_on)
    const taxes = occurrences.map(({ tax }) => centavos(tax))
    const sum = ctx.step(
      'Imposto',
      joined(taxes, ' + ', 0n),
      taxes.reduce((a, b) => a + b, 0n),
    )
    assumeTax(ctx, input)
    return {
      total: sum,
      occurrences: occurrences.map((each) => ({
        kind: each.kind,
        base: centavos(each.base),
        months: each.months,
        ratePercent: asPercent(each.rate),
        deduct: centavos(each.deduct),
        tax: centavos(each.tax),
        bracketFrom: centavos(each.bracketFrom),
        bracketTo: each.bracketTo === null ? null : centavos(each.bracketTo),
        deductions: centavos(each.deductions),
      })),
    }
  },
})

type Parcel = Omit<TaxedParcel, 'interest' | 'inss'>

/** Interest of each parcel: its kind's interest, or the whole, in proportion to the amounts. */
function interestOf(parcels: readonly Parcel[], all: bigint, byKind?: Readonly<Record<IncomeKind, bigint>>): (parcel: Parcel) => Ratio {
  const sumOf = (kind?: IncomeKind): Ratio =>
    total(parcels.filter((each) => kind === undefined || each.kind === kind).map(({ amount }) => amount))
  if (!byKind) return ({ amount }) => inReais(all).times(over(amount, sumOf()))
  return ({ kind, amount }) => inReais(byKind[kind]).times(over(amount, sumOf(kind)))
}

/** INSS falls on pay and on the 13th salary, in proportion. */
function shared(parcels: readonly Parcel[], inss: Ratio, interest: (parcel: Parcel) => Ratio): TaxedParcel[] {
  const charged = parcels.filter(({ kind }) => kind !== 'vacation')
  const bearers = charged.length > 0 ? charged : parcels
  const sum = total(bearers.map(({ amount }) => amount))
  return parcels.map((parcel) => ({
    ...parcel,
    interest: interest(parcel),
    inss: bearers.includes(parcel) ? inss.times(over(parcel.amount, sum)) : ZERO,
  }))
}

interface Assumed {
  readonly as: 'pje-calc' | 'law'
  readonly settled_on: string
  readonly interest_taxed: boolean
}

function assumeTax(ctx: { assume(sentence: string): void }, { as: reading, settled_on: settled, interest_taxed: taxed }: Assumed): void {
  if (!taxed) ctx.assume('Juros de mora não são tributados (STF, Tema 808).')
  const reduced = settled >= '2026-01-01'
  if (reading === 'law') {
    ctx.assume('Pela lei: a parcela a deduzir não é arredondada antes de multiplicar.')
    if (reduced) ctx.assume('Pela lei, vale desde 2026 a redução da Lei nº 15.270/2025.')
  } else if (reduced)
    ctx.assume('A tabela do PJe-Calc acaba em dezembro de 2025: para 2026 foi usada a da lei, sem a redução da Lei nº 15.270/2025.')
}
