export const english = {
  '; elevada ao salário mínimo': '; raised to the minimum wage',
  '; o plano é sobre o salário mínimo': '; the plan is on the minimum wage',
  'A contribuição de quem paga por conta própria, em cada plano, com o código da guia e o vencimento. Quem recebe de empresa com desconto na fonte deve usar a conta do RPA.':
    'The contribution of those who pay on their own, in each plan, with the payment code and the due date. Those paid by a company with deduction at source should use the RPA calculation.',
  'A contribuição do MEI é paga dentro do DAS, com o vencimento dele; veja mei-tax.':
    'The MEI contribution is paid within the DAS, with its due date; see mei-tax.',
  'Abaixo do mínimo, contribui sobre o mínimo': 'Below the minimum wage, the contribution is on the minimum wage',
  'Acima do teto, contribui sobre o teto': 'Above the ceiling, the contribution is on the ceiling',
  'Autônomo que contribui sobre 3.000,00': 'Self-employed person who contributes on 3,000.00',
  'Baixa renda, 5%': 'Low income, 5%',
  'Baixa renda: 5% do mínimo': 'Low income: 5% of the minimum wage',
  'Baixa renda: só facultativo sem renda própria, inscrito no CadÚnico, com renda da família de até dois salários mínimos.':
    'Low income: only a voluntary contributor with no income of their own, registered in CadÚnico, with family income of up to two minimum wages.',
  'Complemento até 20%': 'Top-up to 20%',
  'Conta para regras com tempo de contribuição': 'Counts for rules with contribution time',
  'Contribuição sobre um salário mínimo, por não haver outra base informada.':
    'Contribution on one minimum wage, as no other base was given.',
  'Código da guia': 'Payment slip code',
  'Dá direito à aposentadoria por idade; para regras com tempo de contribuição é preciso o complemento, com juros se atrasado.':
    'Gives the right to retirement by age; for rules with contribution time the top-up is needed, with interest if late.',
  'MEI caminhoneiro': 'Truck driver MEI',
  'MEI caminhoneiro: 12%': 'MEI truck driver: 12%',
  'MEI: dentro do DAS, sem guia própria': 'MEI: inside the DAS, with no payment slip of its own',
  'Normal, 20%': 'Normal, 20%',
  'Não trabalha (facultativo)': 'Does not work (voluntary)',
  'O código desta guia não foi confirmado ou não existe para esta combinação; confira no site do INSS.':
    'The code of this slip was not confirmed or does not exist for this combination; check on the INSS website.',
  'O vencimento no domingo passa para a segunda': 'A due date on Sunday moves to Monday',
  'Pague a guia até {dueDate}.': 'Pay the slip by {dueDate}.',
  'Plano simplificado em 2025': 'Simplified plan in 2025',
  'Plano simplificado: sempre sobre o salário mínimo': 'Simplified plan: always on the minimum wage',
  'Por mês, para contar tempo; sem juros': 'Per month, for the time to count; without interest',
  'Por trimestre': 'Quarterly',
  'Por trimestre, sobre o mínimo, vence depois de dezembro': 'Quarterly, on the minimum wage, due after December',
  'Quem contribui': 'Who contributes',
  'Simplificado, 11%': 'Simplified, 11%',
  'Sobre quanto contribui': 'Amount contributed on',
  'Só o plano normal permite outro valor': 'Only the normal plan allows another amount',
  'Trabalha por conta própria': 'Works on their own account',
  'Você paga {value} de INSS': 'You pay {value} in INSS',
  'a contribuição do MEI é mensal, dentro do DAS': 'the MEI contribution is monthly, within the DAS',
  'abril de 2007': 'April 2007',
  'abril de 2022': 'April 2022',
  'este plano só existe desde {0}': 'this plan has only existed since {0}',
  'o pagamento por trimestre só vale para quem contribui sobre um salário mínimo':
    'payment by quarter only applies to those who contribute on one minimum wage',
  'outubro de 2011': 'October 2011',
}
