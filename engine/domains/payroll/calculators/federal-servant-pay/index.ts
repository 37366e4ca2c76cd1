import { atLeastZero, type Money, portion, proportion, smallest, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, list, money, object, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import federalServants from '../../law/federal-servants.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../rules/withholding/irrf.ts'
import { pssDue } from '../../rules/withholding/pss.ts'

export default calculator({
  id: 'federal-servant-pay',
  slug: 'salario-de-servidor-federal',
  title: 'Salário de servidor federal',
  summary:
    'O líquido do servidor público federal ativo, aposentado ou pensionista: PSS, Funpresp, abono de permanência e imposto de renda.',
  seeAlso: { 'net-salary': 'ver o salário de quem é da CLT' },
  group: 'trabalho',
  headline: 'net',
  says: 'O servidor recebe {value} líquidos',
  picture: { kind: 'parts', title: 'Para onde vai o pagamento', parts: ['net', 'pss', 'funpresp', 'irrf'] },
  lawDay: 'reference_date',
  input: {
    contribution_base: money('Base da contribuição', { hint: 'Vencimento e vantagens permanentes, sem auxílios; ou o provento' }),
    other_taxable: money('Outros rendimentos tributáveis', { min: 0, hint: 'Que não entram na base da contribuição' }).prefault(0),
    other_pay: money('Auxílios sem imposto', { min: 0, hint: 'Alimentação, transporte, creche' }).prefault(0),
    entry: choice('Entrada no serviço público', ['before_2013', 'funpresp'], {
      before_2013: 'Antes de 04/02/2013, sem opção pela Funpresp',
      funpresp: 'Desde 04/02/2013, ou com opção: base até o teto do INSS',
    }).default('before_2013'),
    funpresp_rate: percentage('Alíquota da Funpresp', {
      min: 0,
      max: 8.5,
      hint: '0, 7,5, 8 ou 8,5, sobre o que passa do teto do INSS',
    }).prefault(0),
    status: choice('Situação', ['active', 'retired', 'pensioner'], {
      active: 'Ativo',
      retired: 'Aposentado',
      pensioner: 'Pensionista',
    }).default('active'),
    permanence: flag('Recebe abono de permanência').default(false),
    dependents: count('Dependentes para o IRRF').default(0),
    age_65: flag('Tem 65 anos ou mais', { hint: 'Conta só para aposentado e pensionista' }).default(false),
    reference_date: referenceDate(),
  },
  result: {
    pss: brl('Contribuição (PSS)'),
    pssSlices: list(
      'Cada faixa',
      object('Faixa', {
        upTo: brl('Limite da faixa', { none: 'na última' }).nullable(),
        ratePercent: percentOf('Alíquota'),
        base: brl('Parte na faixa'),
        amount: brl('Contribuição da faixa', { hint: 'Arredondada para mostrar; a soma é exata' }),
      }),
    ),
    effectiveRatePercent: percentOf('Contribuição sobre toda a base', { decimals: 4 }),
    funpresp: brl('Funpresp'),
    sponsor: brl('Parte da União na Funpresp'),
    permanenceAllowance: brl('Abono de permanência'),
    irrf: brl('Imposto de renda retido'),
    net: brl('Líquido'),
  },
  answer(input, ctx) {
    const { contribution_base: whole, entry, funpresp_rate: rate } = input
    const active = input.status === 'active'
    const law = ctx.law(federalServants)
    refuseMixed(ctx, { ...input, active, allowed: law.funprespPercents })
    const { ceiling } = ctx.law(inss)
    const due = pssDue(entry === 'funpresp' ? smallest(whole, ceiling) : whole, active ? 0n : ceiling, law.brackets)
    ctx.step(
      'Contribuição (PSS)',
      () =>
        joined(
          due.slices.map(({ base, ratePercent }) => say`${base} × ${ratePercent}`),
          ' + ',
          0n,
        ),
      due.amount,
    )
    const above = atLeastZero(whole - ceiling)
    const funpresp = portion(above, rate, 'halfUp')
    if (!rate.isZero) ctx.step('Funpresp', say`${above} × ${rate}; sobre o que passa do teto`, funpresp)
    const permanenceAllowance = input.permanence ? due.amount : 0n
    const tax = incomeTax(ctx, {
      gross: whole + input.other_taxable + permanenceAllowance,
      deducted: due.amount + funpresp,
      dependents: input.dependents,
      retirement: !active && input.age_65 ? whole : 0n,
    })
    assumeServant(ctx, active)
    const paid = [whole, input.other_taxable, input.other_pay, permanenceAllowance]
    const taken = [due.amount, funpresp, tax]
    return {
      pss: due.amount,
      pssSlices: due.slices,
      effectiveRatePercent: proportion(due.amount, whole),
      funpresp,
      sponsor: funpresp,
      permanenceAllowance,
      irrf: tax,
      net: ctx.step('Líquido', () => say`${joined(paid, ' + ')} − ${joined(taken, ' − ')}`, sum(paid) - sum(taken)),
    }
  },
})

interface Choices {
  readonly active: boolean
  readonly entry: 'before_2013' | 'funpresp'
  readonly funpresp_rate: Ratio
  readonly permanence: boolean
  readonly allowed: readonly number[]
}

function refuseMixed(ctx: Context, { active, entry, funpresp_rate: rate, permanence, allowed }: Choices): void {
  if (!active && permanence) ctx.refuse('permanence', 'o abono é de quem pode se aposentar e segue na ativa')
  if (rate.isZero) return
  if (entry !== 'funpresp') ctx.refuse('funpresp_rate', 'só quem é da Funpresp (entry) contribui para ela')
  if (!active) ctx.refuse('funpresp_rate', 'é da contribuição do servidor ativo')
  if (!allowed.includes(rate.toPercent()))
    ctx.refuse('funpresp_rate', say`deve ser 0 ou ${allowed.map(String).join(', ').replaceAll('.', ',')}`)
}

interface Taxed {
  readonly gross: Money
  readonly deducted: Money
  readonly dependents: number
  /** Retirement or pension of a person aged 65 or more: partly exempt. */
  readonly retirement: Money
}

function incomeTax(ctx: Context, { gross, deducted, dependents, retirement }: Taxed): Money {
  const table = ctx.law(irrf)
  const exempt = smallest(retirement, table.exemptFrom65 ?? 0n)
  if (exempt > 0n) ctx.step('Parte isenta aos 65 anos', say`${retirement}, não mais que ${table.exemptFrom65!}`, exempt)
  if (exempt > 0n)
    ctx.assume(
      'A parte isenta dos 65 anos é lida como rendimento isento, somado ao desconto simplificado; a outra leitura está em irrf-monthly.',
    )
  const due = irrfDue({ gross: gross - exempt, deductions: deducted + BigInt(dependents) * table.perDependent }, table)
  assumeIrrfChoices(ctx, due, table)
  return ctx.step('IRRF', () => irrfFormula(due), due.amount)
}

function assumeServant(ctx: Context, active: boolean): void {
  ctx.assume(
    'Contribuição com as faixas somadas e arredondadas uma só vez: a lei não diz onde arredondar, e o contracheque pode trazer um ou dois centavos de diferença.',
  )
  ctx.assume('Só servidor da União: estados e municípios têm leis próprias.')
  if (!active) ctx.assume('Aposentado e pensionista contribuem só sobre o que passa do teto do INSS (Constituição, art. 40, § 18).')
  ctx.assume('A previdência complementar deduz do imposto até 12% da renda do ano; aqui se deduz toda a do mês.')
}
