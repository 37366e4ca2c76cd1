export const english = {
  'A contribuição do empregado e da empresa sobre o que a sentença mandou pagar de um mês, acima do que já foi pago, como o PJe-Calc ou como a lei, com a atualização.':
    'The contribution of employee and employer on what the judgment ordered to pay for a month, above what was already paid, as PJe-Calc or as the law, with the update.',
  'A multa é só da atualização previdenciária: não foi aplicada.':
    'The fine belongs to the social-security update only: it was not applied.',
  'Alíquota efetiva, em %': 'Effective rate, in %',
  'Alíquotas da empresa': "Employer's rates",
  Atualizados: 'Updated',
  'Atualização previdenciária, com juros truncados e multa': 'Social-security update, with truncated interest and a fine',
  'Até fevereiro de 2020 as duas contas são iguais': 'Until February 2020 both readings are equal',
  'Como o PJe-Calc: a alíquota efetiva da soma, aplicada à condenação. Que ela multiplica a condenação vem de uma só transcrição do sistema. Pela lei, veja byLaw (Súmula 368, III, do TST).':
    'As PJe-Calc: the effective rate of the sum, applied to the claim. That it multiplies the claim comes from a single transcription of the system. For the law, see byLaw (Súmula 368, III, of the TST).',
  'Contribuição da empresa': "Employer's contribution",
  'Contribuição do empregado': "Employee's contribution",
  'Do empregado, pela lei': "Employee's, by the law",
  'Do empregado, pelo PJe-Calc': "Employee's, by PJe-Calc",
  'Em março de 2020 elas se separam': 'In March 2020 they part',
  'Fator trabalhista': 'Labor factor',
  'INSS na ação trabalhista': 'INSS in a labor claim',
  'Multa previdenciária': 'Social-security fine',
  'Mês devido': 'Month due',
  'O empregado contribui com {value}': 'The employee contributes {value}',
  'Pela lei, com salário de R$ 3.000,00': 'By the law, with pay of R$ 3,000.00',
  'Pela lei: a contribuição da soma menos a do que já foi pago (Súmula 368, III, do TST). O PJe-Calc aplica à condenação a alíquota efetiva da soma.':
    'By the law: the contribution of the sum less that of what was already paid (Súmula 368, III, of the TST). PJe-Calc applies the effective rate of the sum to the claim.',
  'Remuneração já paga no mês': 'Pay already received in the month',
  'Salário acima do teto: nada': 'Pay above the ceiling: nothing',
  'Salário perto do teto: só o que falta': 'Pay close to the ceiling: only what is missing',
  'Valor da condenação no mês': 'Claim of the month',
  'Valores já conhecidos, em vez de calculados': 'Amounts already known, instead of computed',
  'calcular o INSS de um salário': 'calculate the INSS of a salary',
  'É de 13º salário': 'It is 13th salary',
}
