import { monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, flag, money, object, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import fgts from '../../../payroll/law/fgts.ts'
import { assumeFgtsRounding, fgtsDeposit } from '../../../payroll/rules/charges-and-benefits/fgts.ts'
import fgtsAnniversary from '../../law/fgts-anniversary.ts'
import { anniversaryWithdrawal } from '../../rules/anniversary-withdrawal.ts'

export default calculator({
  id: 'fgts',
  slug: 'fgts',
  title: 'FGTS',
  summary:
    'Depósitos, rendimento e saldo do FGTS e a multa de 40% na dispensa sem justa causa. Só o saque-aniversário de um saldo já conhecido, com as datas: use anniversary-withdrawal.',
  group: 'trabalho',
  headline: 'balance',
  says: 'No fim do período, o FGTS tem {value}',
  picture: { kind: 'parts', title: 'O que foi depositado e o que rendeu', parts: ['totalDeposits', 'yield'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    months_worked: count('Meses de depósito', { above: 0, max: 600 }, 'months'),
    include_anniversary_withdrawal: flag('Optou pelo saque-aniversário').default(false),
    balance: money('Saldo que a conta já tem', { means: 'fgts_balance', min: 0 }).prefault(0),
    apprentice: flag('Contrato de aprendizagem').default(false),
    annual_return: percentage('Rendimento ao ano', { formerly: ['annual_yield_percent'] }).prefault(3),
    reference_date: referenceDate(),
  },
  result: {
    monthlyDeposit: brl('Depósito mensal do empregador'),
    totalDeposits: brl('Soma dos depósitos'),
    yield: brl('Rendimento no período'),
    balance: brl('Saldo no fim do período'),
    anniversaryWithdrawal: object('Saque-aniversário sobre esse saldo, para quem optou', {
      ratePercent: percentOf('Alíquota da faixa'),
      additional: brl('Parcela adicional'),
      amount: brl('Valor do saque'),
    }).nullable(),
    terminationFine: brl('Multa na dispensa sem justa causa'),
    terminationTotal: brl('O que se recebe do FGTS na dispensa sem justa causa'),
  },
  answer(input, ctx) {
    const law = ctx.law(fgts)
    const rate = input.apprentice ? law.apprenticeDepositRate : law.depositRate
    const deposit = fgtsDeposit(input.salary, rate, law)
    assumeFgtsRounding(ctx, law)
    ctx.step('Depósito mensal', say`${input.salary} × ${rate}`, deposit)
    const totalDeposits = deposit * BigInt(input.months_worked)
    ctx.step('Soma dos depósitos', say`${deposit} × ${input.months_worked}`, totalDeposits)

    const monthlyYield = monthlyFromAnnual(input.annual_return)
    let balance: Money = input.balance
    let earned: Money = 0n
    for (let month = 1; month <= input.months_worked; month++) {
      const interest = portion(balance, monthlyYield, 'halfUp')
      earned += interest
      balance += interest + deposit
    }
    const yearly = input.annual_return
    ctx.step('Rendimento', say`(1 + ${yearly})^(1/12) − 1 ao mês, sobre o saldo do mês anterior`, earned)
    ctx.step('Saldo', () => joined([input.balance, totalDeposits, earned], ' + '), balance)

    const withdrawal = input.include_anniversary_withdrawal ? anniversaryWithdrawal(balance, ctx.law(fgtsAnniversary)) : null
    if (withdrawal) {
      ctx.step('Saque-aniversário', say`${balance} × ${withdrawal.ratePercent} + ${withdrawal.additional}`, withdrawal.amount)
      ctx.assume('Quem optou pelo saque-aniversário recebe, na dispensa, só a multa; o saldo fica na conta (Lei nº 8.036/1990, art. 20-A).')
    }
    const { dismissal } = law.terminationFine
    const fine = portion(balance, dismissal, 'halfUp')
    ctx.step('Multa', say`${balance} × ${dismissal}`, fine)
    const total = withdrawal ? fine : balance + fine
    ctx.step('Total na dispensa', withdrawal ? say`${fine}; só a multa` : say`${balance} + ${fine}`, total)

    ctx.assume('Salário constante; cada depósito rende a partir do mês seguinte, arredondado ao centavo a cada mês.')
    ctx.assume(say`Rendimento de ${yearly} ao ano, sem TR e sem distribuição de lucros; o juro da lei é de ${law.annualYield} mais TR.`)
    if (law.inflationFloor)
      ctx.assume('Desde 12/06/2024 o rendimento total não pode ficar abaixo do IPCA (STF, ADI 5.090), o que não é estimado aqui.')
    ctx.assume('Sem os depósitos sobre 13º, terço de férias e verbas da rescisão.')
    ctx.assume(
      'A multa incide sobre todos os depósitos do contrato corrigidos: o saldo informado é tido como do mesmo contrato e sem saques.',
    )
    if (input.apprentice) ctx.assume('O contrato de aprendizagem que chega ao fim do prazo não dá direito à multa.')
    return {
      monthlyDeposit: deposit,
      totalDeposits,
      yield: earned,
      balance,
      anniversaryWithdrawal: withdrawal,
      terminationFine: fine,
      terminationTotal: total,
    }
  },
})
