export const english = {
  'A ação foi ajuizada mais de dois anos depois da dispensa.': 'The lawsuit was filed more than two years after the dismissal.',
  'CLT, art. 791-A': 'CLT, art. 791-A',
  'CLT, art. 879': 'CLT, art. 879',
  'CLT, arts. 789 e 789-A': 'CLT, arts. 789 and 789-A',
  'Cada pagamento quita primeiro os juros e depois o principal, em proporção (Código Civil, art. 354). Como o PJe-Calc imputa não foi confirmado.':
    'Each payment settles interest first and then the principal, in proportion (Código Civil, art. 354). How PJe-Calc imputes it was not confirmed.',
  'Consequência das diferenças acima.': 'Consequence of the differences above.',
  'FGTS e multa': 'FGTS and fine',
  'Honorários da empresa': "Employer's fees",
  'Lei nº 7.713/1988, art. 12-A; Lei nº 8.541/1992, art. 46': 'Lei nº 7.713/1988, art. 12-A; Lei nº 8.541/1992, art. 46',
  'Lei nº 8.036/1990, arts. 15 e 18': 'Lei nº 8.036/1990, arts. 15 and 18',
  'Lei nº 8.177/1991, art. 39; CLT, art. 883': 'Lei nº 8.177/1991, art. 39; CLT, art. 883',
  'Lei nº 8.212/1991, art. 43; Súmula 368 do TST': 'Lei nº 8.212/1991, art. 43; Súmula 368 of the TST',
  'Meio centavo exato vai ao par no PJe-Calc e para cima pela lei.':
    'An exact half centavo goes to the even one in PJe-Calc and up by the law.',
  'Meses sem índice publicado, que não corrigem: {0}.': 'Months without a published index, which do not correct: {0}.',
  'O PJe-Calc aplica à condenação a alíquota efetiva da soma; a lei toma a contribuição da soma menos a do que já foi pago.':
    'PJe-Calc applies the effective rate of the sum to the claim; the law takes the contribution of the sum less that of what was already paid.',
  'O PJe-Calc multiplica a parcela a deduzir já arredondada e não conhece a redução da Lei nº 15.270/2025.':
    'PJe-Calc multiplies the deduction already rounded and does not know the reduction of Lei nº 15.270/2025.',
  'O líquido do reclamante ficou abaixo de zero.': "The claimant's net is below zero.",
  'O último salário passa do maior salário informado.': 'The last pay exceeds the highest pay typed.',
  'STF, ADC 58 e 59; Súmula 381 do TST': 'STF, ADC 58 and 59; Súmula 381 of the TST',
  'Um mês não está em factors: ficou com o fator 1.': 'A month is not in factors: it got the factor 1.',
  'Um pagamento passa do que era devido no seu dia.': 'A payment exceeds what was due on its day.',
  'Um total informado em given substitui o calculado.': 'A total typed in given replaces the computed one.',
  'alíquota × base de cada mês, menos o depositado, corrigida, com a multa da dispensa':
    'rate × base of each month, less what was deposited, corrected, with the dismissal fine',
  'bruto, honorários, INSS da empresa, custas e multas a terceiros': "gross, fees, employer's INSS, costs and fines to third parties",
  'cada apuração pela tabela do mês da liquidação': 'each computation by the table of the month of settlement',
  'capital corrigido de cada grupo vezes a taxa desde o primeiro dia que conta':
    'corrected capital of each group times the rate since the first day that counts',
  'contribuição da condenação de cada mês acima do que já foi pago': "contribution of each month's claim above what was already paid",
  'crédito menos as deduções': 'credit less the deductions',
  'deve ser due, filing ou uma data AAAA-MM-DD': 'must be due, filing or a date YYYY-MM-DD',
  'itens corrigidos, juros, FGTS, benefícios e multas, menos as multas contra o reclamante':
    'corrected items, interest, FGTS, benefits and fines, less the fines against the claimant',
  'não vale com {0}: informe um só': 'does not go with {0}: give only one',
  'percentual da base, com mínimo e máximo, e os atos': 'percentage of the base, with minimum and maximum, and the acts',
  'percentual da base, ou valor': 'percentage of the base, or amount',
  'soma das diferenças de cada mês, cada uma vezes o fator do seu mês':
    'sum of the differences of each month, each times the factor of its month',
  'tem mais dias que os devidos': 'has more days than are due',
  'tem períodos que se sobrepõem': 'has periods that overlap',
  'tem um período que acaba antes de começar': 'has a period that ends before it begins',
  'vem antes de acquired_from': 'comes before acquired_from',
  'vem depois de settled_on': 'comes after settled_on',
  'é necessário com o regime given, ou monthly_rate': 'is required with the regime given, or monthly_rate',
}
