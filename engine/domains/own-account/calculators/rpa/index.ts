import { atLeastZero, type Money, portion, smallest } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, money, percentage, referenceDate } from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import selfEmployed from '../../../payroll/law/inss-self-employed.ts'
import irrf from '../../../payroll/law/irrf.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../../payroll/rules/withholding/irrf.ts'
import ownAccount, { type OwnAccount } from '../../law/own-account.ts'

type Transport = 'none' | 'cargo' | 'passengers'
type Payer = 'company' | 'simples' | 'charity' | 'individual'

export default calculator({
  id: 'rpa',
  slug: 'rpa',
  title: 'RPA: recibo de autônomo',
  summary:
    'O que o autônomo recebe de um serviço pago por empresa: INSS, IRRF e ISS na fonte, e o custo da empresa. Para a retirada de sócio, use pro-labore; para pagar o INSS por conta própria, inss-self-employed.',
  group: 'trabalho',
  headline: 'net',
  says: 'Você recebe {value}',
  picture: { kind: 'parts', title: 'Para onde vai o valor do serviço', parts: ['net', 'inss', 'carrierFunds', 'irrf', 'iss'] },
  lawDay: 'reference_date',
  input: {
    gross_value: money('Valor do serviço'),
    iss_rate: percentage('ISS', { min: 0, max: 5, hint: 'Alíquota do município, de 0 a 5', blank: 'sem retenção' }).prefault(0),
    dependents: count('Dependentes', { min: 0, max: 20 }).default(0),
    alimony: money('Pensão alimentícia', { min: 0, hint: 'Judicial, paga no mês' }).prefault(0),
    other_monthly_base: money('Já contribuiu sobre', {
      min: 0,
      hint: 'O que outros pagadores já descontaram de INSS neste mês, pela base',
    }).prefault(0),
    transport: choice('Transporte', ['none', 'cargo', 'passengers'], {
      none: 'Não é transporte',
      cargo: 'Frete de carga',
      passengers: 'Passageiros',
    }).default('none'),
    payer: choice('Quem paga', ['company', 'simples', 'charity', 'individual'], {
      company: 'Empresa, ou Simples do anexo IV',
      simples: 'Empresa do Simples (anexos I, II, III e V)',
      charity: 'Entidade beneficente isenta',
      individual: 'Pessoa física',
    }).default('company'),
    reference_date: referenceDate(),
  },
  result: {
    inssBase: brl('Base do INSS'),
    inss: brl('INSS'),
    carrierFunds: brl('Sest e Senat', { hint: 'Só do transportador' }),
    irrfBase: brl('Base do IRRF'),
    irrf: brl('IRRF'),
    irrfWaived: flag('IRRF dispensado', { hint: 'De até R$ 10,00' }),
    iss: brl('ISS'),
    net: brl('Valor líquido'),
    employerInss: brl('INSS da empresa'),
    companyCost: brl('Custo da empresa'),
  },
  answer(input, ctx) {
    const { gross_value: gross, transport, payer } = input
    const { service } = ctx.law(ownAccount)
    const rates = ctx.law(selfEmployed)
    const { ceiling } = ctx.law(inss)
    const withheldAtSource = payer !== 'individual'

    const pay = transport === 'none' ? gross : portion(gross, service.transportBase, 'halfUp')
    const inssBase = smallest(pay, atLeastZero(ceiling - input.other_monthly_base))
    const room = () => (input.other_monthly_base < ceiling ? say`${ceiling} − ${input.other_monthly_base}` : 0n)
    ctx.step(
      'Base do INSS',
      () =>
        say`${transport === 'none' ? gross : say`${gross} × ${service.transportBase}`}${inssBase < pay ? say`, não mais que ${room()}; o que falta para o teto do mês` : ''}`,
      inssBase,
    )
    const rate = payer === 'charity' ? rates.ownAccount : rates.paidByCompany
    const contribution = withheldAtSource ? portion(inssBase, rate, 'truncate') : 0n
    ctx.step(
      'INSS',
      withheldAtSource ? say`${inssBase} × ${rate}; truncado no centavo` : say`${0n}; pessoa física não desconta`,
      contribution,
    )

    const carrierFunds = transport !== 'none' && withheldAtSource ? portion(inssBase, service.carrierFunds, 'truncate') : 0n
    if (carrierFunds > 0n) ctx.step('Sest e Senat', say`${inssBase} × ${service.carrierFunds}; truncado no centavo`, carrierFunds)

    const taxable = portion(gross, taxableShare(transport, service, ctx), 'halfUp')
    const table = ctx.law(irrf)
    const deductions = contribution + BigInt(input.dependents) * table.perDependent + input.alimony
    const tax = irrfDue({ gross: taxable, deductions }, table)
    const withheld = withheldAtSource ? tax.amount : 0n
    ctx.step('IRRF', () => (withheldAtSource ? irrfFormula(tax) : say`${0n}; pessoa física não retém, veja o carnê-leão`), withheld)
    if (withheldAtSource) assumeIrrfChoices(ctx, tax, table)

    const iss = ctx.step('ISS', say`${gross} × ${input.iss_rate}`, portion(gross, input.iss_rate, 'halfUp'))
    const net = ctx.step(
      'Valor líquido',
      () => joined([gross, contribution, ...(carrierFunds > 0n ? [carrierFunds] : []), withheld, iss], ' − '),
      gross - contribution - carrierFunds - withheld - iss,
    )
    const employerInss = payer === 'company' ? portion(pay, service.companyRate, 'halfUp') : 0n
    ctx.step(
      'INSS da empresa',
      payer === 'company' ? say`${pay} × ${service.companyRate}; sem teto` : say`${0n}; não há, por quem paga`,
      employerInss,
    )
    const companyCost = ctx.step('Custo da empresa', say`${gross} + ${employerInss}`, gross + employerInss)

    assumeChoices(ctx, { payer, transport, issGiven: !input.iss_rate.isZero, monthBase: inssBase + input.other_monthly_base })
    return {
      inssBase,
      inss: contribution,
      carrierFunds,
      irrfBase: withheldAtSource ? tax.detail.base : 0n,
      irrf: withheld,
      irrfWaived: withheldAtSource && tax.detail.waived > 0n,
      iss,
      net,
      employerInss,
      companyCost,
    }
  },
})

/** Lei 7.713/1988, art. 9º: only part of a transport fee is taxable; the rest pays for the vehicle. */
function taxableShare(transport: Transport, { taxableCargo, taxablePassengers }: OwnAccount['service'], ctx: Context): Ratio {
  if (transport === 'none') return ONE
  if (transport === 'passengers') return taxablePassengers
  return taxableCargo ?? ctx.refuse('transport', 'a parte tributável do frete de carga está registrada desde 2013; escolha outra data')
}

interface Situation {
  readonly payer: Payer
  readonly transport: Transport
  readonly issGiven: boolean
  /** Contribution base of the month, including this service. */
  readonly monthBase: Money
}

function assumeChoices(ctx: Context, { payer, transport, issGiven, monthBase }: Situation): void {
  if (payer !== 'individual')
    ctx.assume('INSS de 11% truncado no centavo, como no eSocial; sites que arredondam mostram um centavo a mais.')
  if (!issGiven) ctx.assume('Sem retenção de ISS: o imposto é do município, com alíquota e regra próprias.')
  if (payer === 'charity')
    ctx.assume('Entidade isenta: o segurado contribui com 20%, sem a dedução de quem presta serviço a empresa; confira com a entidade.')
  if (transport !== 'none')
    ctx.assume(
      payer === 'individual'
        ? 'Sem a contribuição ao Sest e ao Senat: de pessoa física, o próprio transportador a recolhe.'
        : 'Sest e Senat de 2,5% sobre a mesma base do INSS, descontados por quem contrata o transportador (Lei nº 8.706/1993, art. 7º, II).',
    )
  if (payer !== 'individual' && monthBase > 0n && monthBase < ctx.law(minimumWage).monthly)
    ctx.assume('A base do mês não chega a um salário mínimo: para contar tempo, o próprio autônomo deve completar a contribuição.')
}
