import { portion } from '../../../../core/money.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, list, money, referenceDate, words } from '../../../../operation/input/fields.ts'
import { companyWithholding } from '../../../own-account/rules/company-withholding.ts'
import employerCharges from '../../../payroll/law/employer-charges.ts'
import inssLaw from '../../../payroll/law/inss.ts'
import selfEmployed from '../../../payroll/law/inss-self-employed.ts'
import irrf from '../../../payroll/law/irrf.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../../payroll/rules/withholding/irrf.ts'

export default calculator({
  id: 'pro-labore',
  slug: 'pro-labore',
  title: 'Pró-labore',
  summary: 'O que o sócio recebe do pró-labore depois do INSS e do imposto de renda, e o que ele custa à empresa em cada regime.',
  group: 'negocios',
  headline: 'net',
  says: 'O sócio recebe {value}',
  picture: { kind: 'parts', title: 'Para onde vai o que a empresa paga', parts: ['net', 'inss', 'irrf', 'employerInss'] },
  lawDay: 'reference_date',
  input: {
    amount: money('Pró-labore do mês', { means: 'pro_labore' }).meta({ 'x-aliases': ['principal', 'valor'] }),
    regime: choice(
      'Regime da empresa',
      ['simples', 'simples_iv', 'presumed', 'real'],
      {
        simples: 'Simples, anexos I, II, III ou V',
        simples_iv: 'Simples, anexo IV',
        presumed: 'Lucro presumido',
        real: 'Lucro real',
      },
      { means: 'company_regime' },
    ).default('simples'),
    dependents: count('Dependentes', { min: 0, max: 20 }).default(0),
    other_monthly_base: money('Outra renda com INSS', { min: 0, hint: 'No mesmo mês: o teto é um só' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    inssBase: brl('Base do INSS'),
    inss: brl('INSS do sócio'),
    irrfBase: brl('Base do imposto de renda'),
    irrf: brl('Imposto de renda'),
    irrfWaived: flag('Imposto dispensado', { hint: 'Até R$ 10,00 não se retém' }),
    net: brl('O sócio recebe'),
    employerInss: brl('INSS da empresa', { hint: 'Zero no Simples, salvo o anexo IV' }),
    companyCost: brl('Custa à empresa'),
    darfTotal: brl('DARF', { hint: 'INSS do sócio e da empresa e imposto de renda' }),
    warnings: list('Avisos', words('Aviso')),
  },
  answer({ amount, regime, dependents, other_monthly_base: other }, ctx) {
    const { ceiling } = ctx.law(inssLaw)
    const { paidByCompany } = ctx.law(selfEmployed)
    const table = ctx.law(irrf)
    const wage = ctx.law(minimumWage).monthly

    const { base: inssBase, inss } = companyWithholding({ pay: amount, other }, ceiling, paidByCompany)
    ctx.step('INSS do sócio', say`${inssBase} × ${paidByCompany}; truncado no centavo`, inss)
    const due = irrfDue({ gross: amount, deductions: inss + BigInt(dependents) * table.perDependent }, table)
    ctx.step('Imposto de renda', () => irrfFormula(due), due.amount)
    const net = ctx.step('O sócio recebe', () => joined([amount, inss, due.amount], ' − '), amount - inss - due.amount)

    // Employer INSS of 20% as for employees, but under art. 22, III: no accident risk, third parties or ceiling.
    const employerInss = regime === 'simples' ? 0n : portion(amount, ctx.law(employerCharges).inss, 'halfUp')
    if (employerInss > 0n) ctx.step('INSS da empresa', () => say`${amount} × ${ctx.law(employerCharges).inss}`, employerInss)
    const companyCost = ctx.step('Custa à empresa', say`${amount} + ${employerInss}`, amount + employerInss)
    const darfTotal = ctx.step('DARF', () => joined([inss, due.amount, employerInss], ' + '), inss + due.amount + employerInss)

    ctx.assume('INSS de 11% truncado no centavo, como no eSocial; sites que arredondam mostram um centavo a mais.')
    assumeIrrfChoices(ctx, due, table)
    ctx.assume(
      regime === 'simples'
        ? 'No Simples (anexos I, II, III e V) a contribuição da empresa já está na guia.'
        : 'A empresa paga 20% sobre o pró-labore, sem teto, sem RAT e sem terceiros (Lei nº 8.212/1991, art. 22, III).',
    )
    const warnings: Phrase[] = []
    if (amount + other < wage)
      warnings.push(
        say`Abaixo do salário mínimo (${wage}) o mês não conta para a previdência sem complementação, e a Receita Federal costuma exigir ao menos um salário mínimo.`,
      )
    return {
      inssBase,
      inss,
      irrfBase: due.detail.base,
      irrf: due.amount,
      irrfWaived: due.detail.waived > 0n,
      net,
      employerInss,
      companyCost,
      darfTotal,
      warnings,
    }
  },
})
