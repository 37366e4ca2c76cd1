export const english = {
  '({0} + {1}) × {2}; o saldo e os depósitos da rescisão': '({0} + {1}) × {2}; the balance and the termination deposits',
  '({0} + {1}) ÷ {2}; com o das férias vencidas': '({0} + {1}) ÷ {2}; with that of the overdue vacation',
  '({0} − {1}) × {2}; sem o depósito do aviso, como na OJ 42, II, da SDI-1 do TST':
    '({0} − {1}) × {2}; without the deposit on the notice, as in OJ 42, II, da SDI-1 do TST',
  '13º sobre o aviso': '13th salary on the notice',
  'A pensão diminui o imposto do mês e o do 13º, e o termo não diz quanto de cada um: o valor pode estar certo.':
    'The alimony lowers the tax of the month and that of the 13th salary, and the form does not say how much of each: the amount may be right.',
  'Adiantadas, antes de completar o período': 'In advance, before completing the period',
  'Antes da rescisão; sem ele a multa não é conferida': 'Before the termination; without it the fine is not checked',
  'As férias deste período já foram tiradas': 'The vacation of this period was already taken',
  'Aviso de 30 dias, sem os anos de casa': '30 days of notice, without the years of service',
  'Aviso prévio não cumprido por quem pediu demissão, como o desconto no termo mostra (CLT, art. 487, § 2º).':
    'Notice period not worked by someone who resigned, as the deduction on the form shows (CLT, art. 487, § 2º).',
  'Com a do desligamento, dispensa os meses': 'With the termination date, makes the months unnecessary',
  'Com ou sem o terço': 'With or without the one-third bonus',
  'Comissões, horas extras, adicionais: pedem as médias': 'Commissions, overtime, premiums: they call for the averages',
  'Como o contrato acabou?': 'How did the contract end?',
  'Compara cada verba do termo de rescisão (TRCT) com a lei da data: saldo, aviso, 13º, férias, terço, multa do FGTS, INSS, imposto e líquido; e o prazo do pagamento.':
    'Compares each item of the termination form (TRCT) with the law of the date: salary balance, notice, 13th salary, vacation, one-third bonus, FGTS fine, INSS, tax and net; and the payment deadline.',
  'Conferir a rescisão': 'Check the severance',
  'Dias trabalhados no último mês': 'Days worked in the last month',
  'Do saldo de salário, ou o total com o do 13º': 'On the salary balance, or the total with that of the 13th salary',
  'Em outro papel, antes do termo': 'On another document, before the form',
  'Escolhe a lei': 'Chooses the law',
  'Férias sobre o aviso': 'Vacation on the notice',
  'Férias vencidas': 'Overdue vacation',
  'Havia pagamento variável, e as médias não foram informadas: nenhuma verba pode ser conferida.':
    'There was variable pay, and the averages were not entered: no item can be checked.',
  'Houve afastamento ou faltas no período? O termo conta {0}/{1} e as datas dão {2}/{3}.':
    'Was there leave or absences in the period? The termination form counts {0}/{1} and the dates give {2}/{3}.',
  'Houve faltas no último mês, descontadas do saldo de salário?':
    'Were there absences in the last month, deducted from the salary balance?',
  'Linha que não é conferida aqui: entra na soma como veio.': 'Line not checked here: it goes into the total as given.',
  'Linhas do termo': 'Lines of the termination form',
  'Multa do FGTS sem o saldo: não se confere': 'FGTS fine without the balance: not checked',
  'Multa pelo atraso': 'Fine for the delay',
  'Multa pelo atraso do pagamento': 'Fine for late payment',
  'Nenhuma verba é a do salário e das datas lidos: a remuneração impressa pode ter variáveis, ou algo foi lido errado.':
    'No item matches the salary and dates read: the printed pay may include variable pay, or something was read wrong.',
  'No fim antecipado de um contrato a prazo as verbas dependem do dia em que ele acabaria: calcule em severance-by-dates.':
    'In the early end of a fixed-term contract the items depend on the day it would have ended: calculate in severance-by-dates.',
  'O 13º do ano já foi pago': 'The 13th salary of the year was already paid',
  'O contrato passou de um ano, e não se sabe se as férias completas foram tiradas.':
    'The contract passed one year, and it is not known whether the complete vacation was taken.',
  'O pagamento foi em {0}, depois do prazo de {1}: a CLT, art. 477, § 8º, dá ao empregado um salário de multa, salvo se ele mesmo causou o atraso.':
    'The payment was on {0}, after the deadline of {1}: CLT, art. 477, § 8º, gives the employee one salary as a fine, unless they caused the delay themselves.',
  'O prazo do pagamento da rescisão nesta data não está no registro.': 'The severance payment deadline on this date is not on record.',
  'O saldo do FGTS deste contrato não foi informado, e a multa é uma parte dele.':
    'The FGTS balance of this contract was not entered, and the fine is a share of it.',
  'O termo conta {0} dias no saldo de salário e as datas dão {1}: pode haver faltas descontadas.':
    'The termination form counts {0} {0|day|days} in the salary balance and the dates give {1}: there may be absences deducted.',
  'O termo fala em faltas no saldo de salário, e as datas dão {0} dias: elas podem ter sido descontadas.':
    'The termination form mentions absences in the salary balance, and the dates give {0} {0|day|days}: they may have been deducted.',
  'O termo não tem "{0}": foi pago em outro papel, ou não era devido?':
    'The termination form does not have "{0}": was it paid on another document, or was it not due?',
  'O termo paga {0}/{1} e as datas dão {2}/{3}: com afastamento ou faltas, pode estar certo.':
    'The termination form pays {0}/{1} and the dates give {2}/{3}: with leave or absences, it may be right.',
  'O termo tem 13º, tributado à parte, e não se sabe que parte do imposto é dele.':
    'The form has a 13th salary, taxed apart, and it is not known what part of the tax is of it.',
  'Os dias trabalhados no último mês não foram informados.': 'The days worked in the last month were not entered.',
  'Os períodos de férias não gozados não foram informados.': 'The vacation periods not taken were not entered.',
  'Pago depois de dez dias: a multa de um salário, para referência': 'Paid after ten days: the fine of one salary, for reference',
  'Pelas datas seriam {0}, e o termo não tem esta verba: pode ter sido paga antes.':
    'By the dates it would be {0}, and the termination form does not have this item: it may have been paid before.',
  'Períodos de férias não gozados': 'Vacation periods not taken',
  'Preenchem as verbas, o INSS e o IRRF; as outras entram na soma':
    'They fill in the items, the INSS and the IRRF; the others go into the total',
  'Quais são as datas de admissão e de desligamento?': 'What are the hiring and termination dates?',
  'Quais são as médias mensais das variáveis?': 'What are the monthly averages of the variable pay?',
  'Quais são as outras linhas do termo, com descrição e valor?':
    'What are the other lines of the termination form, with description and amount?',
  'Qual era o saldo do FGTS deste contrato antes da rescisão?': 'What was the FGTS balance of this contract before the termination?',
  'Qual era o salário do contrato, sem o que varia, e qual a média do que varia?':
    'What was the contract salary, without what varies, and what is the average of what varies?',
  'Quando não se sabem as datas': 'When the dates are not known',
  'Quantos dias foram trabalhados no último mês?': 'How many days were worked in the last month?',
  'Quantos períodos de férias completos não foram gozados?': 'How many complete vacation periods were not taken?',
  'Que parte da pensão é do saldo de salário, e que parte é do 13º?':
    'What part of the alimony is on the salary balance, and what part is on the 13th salary?',
  'Que parte do imposto é do 13º?': 'What part of the tax is of the 13th salary?',
  'Recebia variáveis': 'Received variable pay',
  'Seis anos de casa, tudo certo': 'Six years of service, all correct',
  'Sem as datas': 'Without the dates',
  'Sem as datas de admissão e desligamento': 'Without the hiring and termination dates',
  'Só os meses: os avos dependem das datas': 'Only the months: the twelfths depend on the dates',
  'Um salário (CLT, art. 477, § 8º), para referência: só quando o pagamento passou do prazo':
    'One salary (CLT, art. 477, § 8º), for reference: only when the payment was past the deadline',
  'Variáveis sem as médias: nada se conclui': 'Variable pay without the averages: nothing can be concluded',
  'a empresa pode descontar menos que o aviso inteiro (CLT, art. 487, § 2º)':
    'the company may deduct less than the whole notice (CLT, art. 487, § 2º)',
  'calcular a rescisão que se vai receber': 'calculate the severance you will receive',
  'informe os meses de contrato, ou as datas de admissão e de desligamento':
    'enter the months of contract, or the hiring and termination dates',
  'termo de rescisão': 'termination form',
  '{0} + {1}; com o do 13º na mesma linha': '{0} + {1}; with that of the 13th salary on the same line',
  '{0} + {1}; com o terço': '{0} + {1}; with the one-third bonus',
  '{0} + {1}; com os avos do aviso na mesma linha': '{0} + {1}; with the notice twelfths on the same line',
  '{0} dias de aviso': '{0} {0|day|days} of notice',
  '{0} dias de aviso não cumprido': '{0} {0|day|days} of notice not worked',
  '{0} sobre o aviso': '{0} on the notice',
  '{0} × {1}; o saldo informado, se já tem os depósitos da rescisão':
    '{0} × {1}; the balance entered, if it already has the termination deposits',
  '{0} ÷ {1} × {2}; pelos dias do mês': '{0} ÷ {1} × {2}; by the days of the month',
  '{0} ÷ {1} × {2}; {3} dias': '{0} ÷ {1} × {2}; {3} {3|day|days}',
  '{0}, não se sabe quantos avos são devidos.': '{0}, it is not known how many twelfths are due.',
  '{0}/{1} da projeção do aviso': '{0}/{1} of the notice projection',
  '{0}: não é devido nesta rescisão': '{0}: is not due in this termination',
  '{0}; sem o terço': '{0}; without the one-third bonus',
}
