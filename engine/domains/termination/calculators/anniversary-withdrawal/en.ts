export const english = {
  'De todas as contas, ativas e inativas': 'Of all accounts, active and inactive',
  'Fica na conta': 'Stays in the account',
  'Na dispensa sem justa causa só se saca a multa; o saldo fica na conta (Lei nº 8.036/1990, art. 20-D, § 7º). Quem pedir hoje para voltar ao saque-rescisão volta em {0}.':
    'In a dismissal without cause only the fine is withdrawn; the balance stays in the account (Lei nº 8.036/1990, art. 20-D, § 7º). For whoever asks today to go back to the severance withdrawal, the change takes effect on {0}.',
  'Nascido em dezembro, perguntado em janeiro: a janela ainda está aberta': 'Born in December, asked in January: the window is still open',
  'Nascido em março, perguntado em junho: só no ano seguinte': 'Born in March, asked in June: only the following year',
  'Nascido em novembro: de 3 de novembro a 29 de janeiro': 'Born in November: from 3 November to 29 January',
  'O que se perde': 'What is lost',
  'O que se saca e o que fica': 'What is withdrawn and what stays',
  'Para as datas do saque': 'For the withdrawal dates',
  'Parte do saldo': 'Share of the balance',
  'Quando sacar': 'When to withdraw',
  'Quanto se saca do FGTS no mês de aniversário, de um saldo já conhecido, e em que datas. Para estimar o saldo pelo salário, use fgts; para antecipar saques, fgts-advance.':
    'How much FGTS can be withdrawn in the birthday month, from a balance already known, and on which dates. To estimate the balance from the salary, use fgts; to take withdrawals in advance, fgts-advance.',
  'Saldo da data do saque, de todas as contas somadas; quem não saca na janela fica com o valor na conta.':
    'Balance on the withdrawal date, all accounts added together; if you do not withdraw within the window, the amount stays in the account.',
  'Saldo de mil reais': 'Balance of one thousand reais',
  'Saldo de quinze mil reais, no limite da faixa': 'Balance of fifteen thousand reais, at the bracket limit',
  'Saldo de três mil reais': 'Balance of three thousand reais',
  'Tenho R$ 10.000 de FGTS: quanto saco no aniversário?': 'I have R$ 10,000 in FGTS: how much can I take in the anniversary withdrawal?',
  'Um centavo acima, a faixa seguinte dá o mesmo': 'One centavo above, the next bracket gives the same',
  'Você pode sacar {value}': 'You can withdraw {value}',
}
