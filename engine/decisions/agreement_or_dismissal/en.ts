export const english = {
  '0 para quem já tem outro emprego': '0 for someone who already has another job',
  'A dispensa': 'Dismissal',
  'A dispensa combinada para liberar FGTS e seguro-desemprego, com devolução da multa, é fraude; a comparação é entre formas lícitas.':
    'A dismissal arranged to release FGTS and unemployment insurance, with the fine paid back, is fraud; the comparison is between lawful ways.',
  'A dispensa sem justa causa': 'Dismissal without cause',
  'A empresa paga': 'The company pays',
  'Acordo ou dispensa?': 'Mutual agreement or dismissal?',
  'Acordo: {0}; um valor entre os dois, pago a mais, deixa ambos melhor.':
    'Mutual agreement: {0}; an amount between the two, paid on top, leaves both better off.',
  'Cada forma de encerrar o contrato': 'Each way to end the contract',
  'Compara-se a dispensa sem justa causa com aviso indenizado e o acordo com aviso indenizado pela metade (CLT, art. 484-A).':
    'Compares dismissal without cause with pay in lieu of notice and mutual agreement with half the pay in lieu of notice (CLT, art. 484-A).',
  'Contar o FGTS que fica na conta': 'Count the FGTS that stays in the account',
  'Dispensa sem justa causa': 'Dismissal without cause',
  'Dispensa: {0}, de modo que nenhum valor pago a mais compensa os dois.':
    'Dismissal: {0}, so no amount paid on top makes it worthwhile for both.',
  'Dois anos de casa, com direito ao seguro-desemprego': 'Two years at the company, entitled to unemployment insurance',
  'Em 2019, com muito FGTS, a empresa poupava também os 10% da LC nº 110':
    'In 2019, with a lot of FGTS, the company also saved the 10% of LC nº 110',
  'Em relação à dispensa': 'Compared with dismissal',
  'Empate: {0}; com {1} a mais no acordo o trabalhador fica como na dispensa.':
    'Tie: {0}; with {1} more in the agreement the worker is as well off as with dismissal.',
  'FGTS que fica na conta': 'FGTS that stays in the account',
  'FGTS sacado, com a multa': 'FGTS withdrawn, with the fine',
  'Fazer o acordo': 'Make the agreement',
  Forma: 'Way',
  'Líquido das verbas': 'Net severance pay',
  'No acordo, 20% do saldo: continua do trabalhador, mas não sai agora':
    "In the agreement, 20% of the balance: still the worker's, but not available now",
  'O FGTS do contrato e o que a empresa paga': "The contract's FGTS and what the company pays",
  'O FGTS que fica na conta no acordo não é contado: só o que o trabalhador recebe agora.':
    'The FGTS that stays in the account in the agreement is not counted: only what the worker receives now.',
  'O FGTS que fica na conta no acordo é contado como do trabalhador, embora não saia agora.':
    "The FGTS that stays in the account in the agreement is counted as the worker's, though it is not available now.",
  'O acordo': 'The mutual agreement',
  'O pedido de demissão': 'Resignation',
  'O que a empresa poupa menos o que o trabalhador perde': 'What the company saves minus what the worker loses',
  'O que a empresa poupa no acordo': 'What the company saves in the agreement',
  'O que o trabalhador perde no acordo': 'What the worker loses in the agreement',
  'O que o trabalhador recebe e o que a empresa paga na dispensa, no acordo e no pedido de demissão, e quanto o acordo teria de pagar a mais para empatar.':
    'What the worker receives and what the company pays on dismissal, mutual agreement and resignation, and how much extra the agreement would have to pay to break even.',
  'O que sobra para dividir': 'What is left to share',
  'O que um perde e o que o outro poupa': 'What one loses and what the other saves',
  'O seguro-desemprego da dispensa': 'The unemployment insurance of the dismissal',
  'O trabalhador recebe': 'The worker receives',
  'O trabalhador recebe as {0} parcelas do seguro-desemprego; quem arruma outro emprego antes deixa de recebê-las.':
    'The worker receives the {0} unemployment insurance {0|installment|installments}; anyone who finds another job sooner stops receiving them.',
  'O trabalhador recebe {0} das {1} parcelas do seguro-desemprego.':
    'The worker receives {0} of the {1} unemployment insurance installments.',
  'Para encerrar o contrato, o acordo deixa os dois lados melhor do que a dispensa sem justa causa?':
    'To end the contract, does mutual agreement leave both sides better off than dismissal without cause?',
  'Parcelas do seguro que espera receber': 'Insurance installments you expect to receive',
  'Qual pedido de seguro-desemprego seria este': 'Which unemployment insurance claim this would be',
  'Quanto a mais no acordo empata para o trabalhador': 'How much extra in the agreement breaks even for the worker',
  'Quem já tem outro emprego não perde o seguro': 'Whoever already has another job does not lose out on the insurance',
  'contar o FGTS que fica na conta': 'count the FGTS that stays in the account',
  'no acordo o trabalhador deixa de ter {0} e a empresa poupa {1}': 'in the agreement the worker forgoes {0} and the company saves {1}',
  'parcelas do seguro-desemprego': 'unemployment insurance installments',
  'saldo do FGTS': 'FGTS balance',
  todas: 'all',
  'ver só o custo da empresa': "see only the company's cost",
  'ver um só tipo de desligamento': 'see a single type of termination',
}
