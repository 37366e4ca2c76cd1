import { yearEndAct } from '../../../../core/calendar/tax-calendar.ts'
import { monthOf } from '../../../../core/day.ts'
import { portion, smallest } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, money, referenceDate, text } from '../../../../operation/input/fields.ts'
import { lastBusinessDayOfNextMonth } from '../../../income-tax/rules/due-date.ts'
import irrf from '../../../payroll/law/irrf.ts'
import { irrfDue, irrfFormula } from '../../../payroll/rules/withholding/irrf.ts'
import carneLeao from '../../law/carne-leao.ts'

const DECEMBER = 12

export default calculator({
  id: 'carne-leao',
  slug: 'carne-leao',
  title: 'Carnê-leão',
  summary:
    'O imposto do mês de quem recebe de pessoas físicas ou do exterior: livro-caixa, deduções ou desconto simplificado, DARF e vencimento. Para serviço pago por empresa, use o recibo de autônomo.',
  seeAlso: { rpa: 'tratar de serviço pago por empresa' },
  group: 'impostos',
  headline: 'tax',
  says: {
    by: 'payable',
    texts: {
      true: 'Você paga {value} de carnê-leão no mês',
      false: { positive: 'Não há carnê-leão a pagar agora: {value} se somam ao do mês seguinte', zero: 'Não há carnê-leão a pagar no mês' },
    },
  },
  next: 'Pague o carnê-leão até {dueDate}.',
  lawDay: 'reference_date',
  input: {
    monthly_income: money('Recebido no mês', { hint: 'De pessoas físicas ou do exterior, sem imposto retido no Brasil' }),
    book_expenses: money('Despesas do livro-caixa', { min: 0, hint: 'Do mês e da atividade; aluguéis não têm livro-caixa' }).prefault(0),
    carried_expenses: money('Despesas que sobraram', { min: 0, hint: 'Do livro-caixa de meses anteriores do mesmo ano' }).prefault(0),
    rental_costs: money('Despesas do aluguel', { min: 0, hint: 'IPTU, condomínio e administração pagos pelo dono' }).prefault(0),
    dependents: count('Dependentes', { min: 0, max: 20 }).default(0),
    alimony_paid: money('Pensão alimentícia paga', { min: 0, hint: 'Judicial ou por escritura' }).prefault(0),
    inss_paid: money('INSS pago no mês', { min: 0 }).prefault(0),
    transport: choice('Transporte', ['none', 'cargo', 'passengers'], {
      none: 'Não é transporte',
      cargo: 'De cargas',
      passengers: 'De passageiros',
    }).default('none'),
    foreign_tax_paid: money('Imposto pago no exterior', { min: 0, hint: 'Sobre a mesma renda, no mesmo mês' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    taxableIncome: brl('Rendimento tributável'),
    bookApplied: brl('Livro-caixa usado no mês'),
    bookCarried: brl('Livro-caixa que sobra', { hint: 'Para os meses seguintes, só até dezembro' }),
    legalDeductions: brl('Deduções legais', { hint: 'Livro-caixa, INSS, dependentes e pensão' }),
    simplifiedDiscount: brl('Desconto simplificado', { none: 'quando a lei da data não o prevê' }).nullable(),
    deductionUsed: choice('Dedução usada', ['legal', 'simplified'], { legal: 'Deduções legais', simplified: 'Desconto simplificado' }),
    base: brl('Base de cálculo'),
    beforeReduction: brl('Imposto da tabela'),
    reduction: brl('Redução da Lei nº 15.270/2025'),
    foreignTaxCredit: brl('Imposto do exterior compensado'),
    tax: brl('Imposto do mês'),
    darfCode: text('Código do DARF'),
    dueDate: text('Data de vencimento'),
    payable: flag('Há DARF a pagar', { hint: 'Abaixo do mínimo, o valor se soma ao do mês seguinte' }),
  },
  answer(input, ctx) {
    const { monthly_income: income, rental_costs: costs, transport, dependents } = input
    const law = ctx.law(carneLeao)
    const table = ctx.law(irrf)
    if (costs > income) ctx.refuse('rental_costs', say`passa do recebido no mês, ${income}`)
    const received = income - costs
    const share = transport === 'none' ? null : law.transport[transport]
    if (transport === 'cargo' && !share)
      ctx.refuse(
        'transport',
        'a parte tributada do frete antes de 2013 não está neste registro; informe em monthly_income só a parte tributável',
      )
    const taxableIncome = share ? portion(received, share, 'halfUp') : received
    ctx.step('Rendimento tributável', say`(${income} − ${costs})${share ? say` × ${share}` : ''}`, taxableIncome)

    const book = input.book_expenses + input.carried_expenses
    const bookApplied = smallest(book, taxableIncome)
    const december = monthOf(ctx.day) === DECEMBER
    const bookCarried = december ? 0n : book - bookApplied
    const legalDeductions = bookApplied + input.inss_paid + BigInt(dependents) * table.perDependent + input.alimony_paid
    ctx.step(
      'Deduções legais',
      () => joined([bookApplied, input.inss_paid, BigInt(dependents) * table.perDependent, input.alimony_paid], ' + '),
      legalDeductions,
    )

    // The waiver of small withholdings applies only at source: a small payment here waits for the next, so nothing is waived.
    const due = irrfDue({ gross: taxableIncome, deductions: legalDeductions, finalAtSource: true }, table)
    const { base, beforeReduction, reduction, deductionUsed } = due.detail
    ctx.step('Base de cálculo', say`${taxableIncome} − ${taxableIncome - base}`, base)
    const foreignTaxCredit = smallest(input.foreign_tax_paid, due.amount)
    const tax = due.amount - foreignTaxCredit
    ctx.step('Imposto', () => irrfFormula(due), foreignTaxCredit > 0n ? beforeReduction : tax)
    if (foreignTaxCredit > 0n) ctx.step('Imposto do mês', say`${due.amount} − ${foreignTaxCredit}`, tax)
    const payable = tax >= law.smallestSlip

    if (table.simplifiedDiscount !== null)
      ctx.assume(
        'O desconto simplificado substitui todas as deduções, também o livro-caixa (Lei nº 9.250/1995, art. 4º, § 2º): vale o maior dos dois, nunca os dois juntos.',
      )
    if (book > 0n)
      ctx.assume(
        'O livro-caixa do mês é consumido até o rendimento, mesmo quando vence o desconto simplificado, e só o que passa dele sobra para os meses seguintes; a lei não diz outra coisa (Lei nº 8.134/1990, art. 6º, § 3º).',
      )
    if (december && book > bookApplied) ctx.assume('Em dezembro a sobra do livro-caixa se perde: não passa para o ano seguinte.')
    if (costs > 0n)
      ctx.assume('IPTU, condomínio e administração diminuem o aluguel recebido (Lei nº 7.739/1989, art. 14), por uma única fonte.')
    if (input.foreign_tax_paid > 0n)
      ctx.assume('O imposto pago no exterior só se compensa se houver acordo ou reciprocidade com o país, o que não é conferido aqui.')
    if (table.reduction)
      ctx.assume('A redução da Lei nº 15.270/2025 é medida no rendimento tributável do mês e vale também para o carnê-leão.')
    if (!payable && tax > 0n)
      ctx.assume(
        say`DARF abaixo de ${law.smallestSlip} não se paga: some ao do mês seguinte, do mesmo código (Lei nº 9.430/1996, art. 68).`,
      )
    const closed = yearEndAct(ctx.day)
    ctx.assume(
      say`O vencimento é o último dia útil do mês seguinte ao do recebimento, pelo calendário bancário nacional${closed ? word`; em dezembro, o penúltimo, porque no último do ano os bancos não atendem (${closed})` : ''}.`,
    )
    return {
      taxableIncome,
      bookApplied,
      bookCarried,
      legalDeductions,
      simplifiedDiscount: table.simplifiedDiscount,
      deductionUsed,
      base,
      beforeReduction,
      reduction,
      foreignTaxCredit,
      tax,
      darfCode: law.code,
      dueDate: lastBusinessDayOfNextMonth(ctx.day),
      payable,
    }
  },
})
