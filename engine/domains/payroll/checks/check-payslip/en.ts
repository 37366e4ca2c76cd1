export const english = {
  'A base do INSS impressa é o teto, e o FGTS não tem teto: a base dele não foi informada.':
    'The INSS base printed is the ceiling, and FGTS has no ceiling: its base was not given.',
  'A base impressa não é o salário bruto informado: foi usada como veio.':
    'The base printed is not the gross salary given: it was used as printed.',
  'A lei admite mais de uma leitura desta linha ({0}): todas foram aceitas.':
    'The law admits more than one reading of this line ({0}): all were accepted.',
  'Antes do Real nada se confere': 'Before the Real nothing is checked',
  'Bases pelas linhas': 'Bases by the lines',
  'Cada uma com descrição, valor e lado; dispensa o bruto, o INSS e o IRRF':
    'Each with description, amount and side; makes gross, INSS and IRRF unnecessary',
  'Compara cada linha do holerite com a lei do mês: INSS, imposto de renda, FGTS, vale-transporte, salário-família e as somas; diz a diferença, a causa provável e o que pedir.':
    'Compares each line of the payslip with the law of the month: INSS, income tax, FGTS, transport voucher, family allowance and the sums; says the difference, the likely cause and what to ask for.',
  'Conferir o holerite': 'Check the payslip',
  'FGTS de 8,5%, vale-transporte acima de 6% e um filho esquecido': 'FGTS of 8.5%, transport voucher above 6% and one child forgotten',
  'FGTS do 13º e do aviso': 'FGTS on the 13th salary and notice',
  'Holerite de abril de 2026 que confere': 'April 2026 payslip that matches',
  'INSS de 11%: o imposto é o certo para o INSS que veio': 'INSS of 11%: the tax is right for the INSS given',
  'Linhas do holerite': 'Lines of the payslip',
  'Negativo quando os descontos passam do que se ganhou': 'Negative when deductions exceed earnings',
  'Não se sabe o que é esta linha: diga a natureza dela.': 'It is not known what this line is: say its nature.',
  'O FGTS do aprendiz é de 2%': "The apprentice's FGTS is 2%",
  'O depósito é maior que o do salário informado: 13º, aviso ou outra verba pagam FGTS também.':
    'The deposit is more than that of the salary given: 13th salary, notice or another item are subject to FGTS too.',
  'O limite é de 6% do salário básico do contrato, que não foi informado e pode ser maior que o pago neste mês.':
    'The limit is 6% of the basic salary of the contract, which was not given and may be more than what was paid this month.',
  'O limite é de {0} do salário básico, que não foi informado: horas extras e adicionais ficam fora dele.':
    'The limit is {0} of the basic salary, which was not given: overtime and premiums stay out of it.',
  'O mês a que o salário se refere, e não o do pagamento': 'The month the salary refers to, not the month of payment',
  'O número de filhos não foi informado; cada um dá {0} a quem ganha até {1}.':
    'The number of children was not given; each gives {0} to those who earn up to {1}.',
  'O papel não mostra totais que provem que todas as linhas estão aqui.':
    'The document shows no totals that prove that every line is here.',
  'O que entra na base do INSS além do salário informado, ou fora dela?':
    'What goes into the INSS base besides the salary given, or stays out of it?',
  'O que incide sobre esta linha depende do que o papel não mostra ({0}).':
    'What applies to this line depends on what the document does not show ({0}).',
  'O total tributado: salário, horas extras e adicionais; sem as linhas':
    'The total taxed: salary, overtime and premiums; without the lines',
  'Ou com deficiência; para o salário-família': 'Or with a disability; for the family allowance',
  'Quem recebe é {0}, pelo que as linhas dizem.': 'The recipient is: {0}, by what the lines say.',
  'Salário-família do mês inteiro: no mês da admissão e no do desligamento é proporcional aos dias.':
    'Family allowance of the whole month: in the month of hiring and of leaving it is in proportion to the days.',
  'Salário-família recebido': 'Family allowance received',
  'Se o papel fecha com ele mesmo': 'Whether the document adds up',
  'Sem a base do INSS impressa, INSS e FGTS são conferidos sobre o salário bruto.':
    'Without the INSS base printed, INSS and FGTS are checked on the gross salary.',
  'Uma linha que não se confere não muda o veredito': 'A line that is not checked does not change the verdict',
  'Vale-transporte descontado': 'Transport voucher deducted',
  'Vale-transporte sobre o salário informado; horas extras e adicionais ficam fora da base (Lei nº 7.418/1985, art. 4º).':
    'Transport voucher on the salary given; overtime and premiums stay out of the base (Lei nº 7.418/1985, art. 4º).',
  'Zero, se não houve': 'Zero, if there was none',
  'a linha {0} não existe no papel': 'line {0} does not exist in the document',
  'calcular o líquido sem um holerite': 'calculate the net without a payslip',
  'com as linhas do papel o bruto não é preciso: envie um ou outro':
    'with the lines of the document the gross salary is not needed: send one or the other',
  'com o bruto, informe o INSS descontado; zero, se não houve': 'with the gross salary, give the INSS deducted; zero, if there was none',
  'com o bruto, informe o IRRF descontado; zero, se não houve': 'with the gross salary, give the IRRF deducted; zero, if there was none',
  'conferir só o INSS': 'check only the INSS',
  'conferir só o imposto de renda': 'check only the income tax',
  'informe as linhas do holerite, ou o bruto, o INSS e o IRRF': 'give the lines of the payslip, or the gross salary, the INSS and the IRRF',
  'nenhum valor foi informado': 'no amount was given',
  'quando pouco está impresso': 'when little is printed',
  '{0} que não é conferido aqui: entra nas somas como veio.': '{0} that is not checked here: goes into the totals as given.',
  '{0}; a soma das linhas': '{0}; the sum of the lines',
  '{0}; as linhas somam mais, e o INSS vai até aí': '{0}; the lines add up to more, and INSS goes this far',
  '{0}; o máximo que se pode descontar': '{0}; the most that can be deducted',
  '{0}; o salário bruto': '{0}; the gross salary',
  '{0}; o salário bruto, limitado ao teto': '{0}; the gross salary, limited to the ceiling',
  'É aprendiz': 'Is an apprentice',
}
