export const english = {
  'A base impressa no holerite; sem ela, o salário bruto': 'The base printed on the payslip; without it, the gross salary',
  'Acima do teto sem respeitá-lo': 'Above the ceiling without respecting it',
  'Antes do registro: não se confere, e se diz': 'Before the records begin: it is not checked, and that is stated',
  'As três pagam pela mesma tabela; autônomo e sócio, não': 'All three pay by the same table; self-employed and partner do not',
  'Confere ao centavo': 'Matches to the centavo',
  'Conferir o desconto do INSS': 'Check the INSS deduction',
  'Diz se o INSS descontado do salário bate com a tabela do mês e, se não bate, qual erro conhecido dá esse valor.':
    "Says whether the INSS deducted from the salary matches the month's table and, if it does not, which known error gives that amount.",
  'Onze por cento sobre tudo': 'Eleven percent on everything',
  'Onze por cento, e não se disse quem recebe: é o que um sócio paga':
    'Eleven percent, and it was not said who is paid: it is what a partner pays',
  'Primeiro mês do registro': 'First month on record',
  'Trabalhador avulso': 'Casual worker (avulso)',
  'Um centavo a mais: a soma arredondada': 'One centavo more: the rounded sum',
  'desconto do INSS': 'INSS deduction',
}
