export const english = {
  'A Emenda Constitucional nº 136/2025 é contestada no STF (ADI 7.873); há quem date a regra dos Estados de 01/08/2025.':
    'Emenda Constitucional nº 136/2025 is being challenged in the STF (ADI 7.873); some date the rule for the states from 1 August 2025.',
  'Antes de 30/08/2024 vale a Selic, sem outro índice, salvo contrato ou sentença em contrário (STJ, Tema 1.368).':
    'Before 30 August 2024 the Selic applies, without another index, unless a contract or judgment says otherwise (STJ, Tema 1.368).',
  'Atualização de condenações da Fazenda Pública': 'Update of judgments against the government',
  'Até a véspera do ajuizamento': 'Until the day before the lawsuit was filed',
  'Cartão, pré-pago, cheque de viagem e saque no exterior': "Card, prepaid card, traveler's check and withdrawal abroad",
  'Casas da taxa do mês, em %': "Decimal places of the month's rate, in %",
  'Casas do fator da Selic do mês': "Decimal places of the month's Selic factor",
  'Correção e juros de créditos trabalhistas': 'Correction and interest of labor claims',
  'Correção sem acordo': 'Correction without an agreement',
  'Desde o ajuizamento': 'Since the lawsuit was filed',
  'Dinheiro que entra e demais operações': 'Money coming in and other operations',
  'IOF sobre operações de câmbio': 'IOF on foreign exchange operations',
  'Juros e correção de dívidas civis': 'Interest and correction of civil debts',
  'Juros sem acordo': 'Interest without an agreement',
  'Juros simples ao ano': 'Simple interest per year',
  'Limitada à Selic do período': 'Limited to the Selic of the period',
  'Nenhuma: já vem na Selic': 'None: already in the Selic',
  'O IOF de câmbio de 2025 vale por decisão cautelar do STF (ADC 96), com o plenário pendente; a queda até zero em 2028, prevista em 2022, não corre mais.':
    'The 2025 foreign exchange IOF is in force by an injunction of the STF (ADC 96), with the full court pending; the fall to zero in 2028, planned in 2022, no longer applies.',
  'O que já foi pago por outro índice não é reaberto (STF, ADC 58).':
    'What was already paid by another index is not reopened (STF, ADC 58).',
  'Remessa à própria conta no exterior': "Transfer to one's own account abroad",
  'Só da expedição do requisitório ao pagamento': 'Only from the issue of the payment order to payment',
  'TR (Lei nº 8.177/1991, art. 39)': 'TR (Lei nº 8.177/1991, art. 39)',
  'arts. 15-B e 15-C': 'arts. 15-B e 15-C',
  'dia da liquidação do câmbio': 'day the exchange is settled',
  'dia em que a atualização corre': 'day on which the update runs',
  'dia em que a correção e os juros correm': 'day on which correction and interest run',
}
