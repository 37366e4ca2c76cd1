export const english = {
  ', sem médias de variáveis': ', without averages of variable pay',
  '30 com dias vendidos é o direito inteiro, do qual saem os vendidos.':
    '30 with days sold is the whole entitlement, from which the days sold come out.',
  'A redução da Lei nº 15.270/2025 é medida sobre as férias e seu terço; nenhum ato oficial diz ainda se o mês deve ser somado.':
    'The reduction under Lei nº 15.270/2025 is measured on vacation and its one-third bonus; no official act yet says whether the month must be added.',
  'Acima de 7.350 reais a redução acaba': 'Above 7,350 reais the reduction ends',
  'Cinco faltas ainda deixam os 30 dias': 'Five absences still leave the 30 days',
  'Com média de horas extras': 'With average overtime',
  'Com {0} faltas sem justificativa no período não há direito a férias (CLT, art. 130).':
    'With {0} unexcused {0|absence|absences} in the period there is no right to vacation (CLT, art. 130).',
  'Dias de descanso pagos': 'Paid days of rest',
  'Dias de direito pelas faltas': 'Days of entitlement given the absences',
  'Dias vendidos (abono pecuniário)': 'Vacation days sold (cash-out)',
  'Dias vendidos e seu terço sem INSS (CLT, art. 144), com IRRF, que a Receita ainda cobrava nesta data.':
    'Days sold and their one-third bonus without INSS (CLT, art. 144), with IRRF, which Receita Federal still charged on this date.',
  'Dias vendidos e seu terço sem INSS e sem IRRF (CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6; Ato Declaratório PGFN nº 6/2006).':
    'Days sold and their one-third bonus without INSS and without IRRF (CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6; Ato Declaratório PGFN nº 6/2006).',
  'Dias vendidos em 2003 ainda pagavam imposto': 'Days sold in 2003 were still taxed',
  'Direito a 30 dias, sem faltas que o reduzam': 'Entitlement to 30 days, with no absences that reduce it',
  'Direito a {0} dias': 'Entitlement to {0} {0|day|days}',
  'Direito reduzido a 24 dias: 16 de descanso e 8 vendidos': 'Entitlement cut to 24 days: 16 days off and 8 sold',
  'Em 7.350 reais a redução chega a zero': 'At 7,350 reais the reduction reaches zero',
  'Férias de 2025, antes da redução': 'Vacation in 2025, before the reduction',
  'Férias e terço de cinco mil reais: imposto zerado em 2026': 'Vacation and one-third bonus of five thousand reais: zero tax in 2026',
  'Férias e terço de seis mil reais: redução parcial': 'Vacation and one-third bonus of six thousand reais: partial reduction',
  'INSS calculado só sobre as férias e o terço; quando férias e salário caem na mesma competência, a folha soma os dois até o teto.':
    'INSS calculated only on vacation and the one-third bonus; when vacation and salary fall in the same reference month, payroll adds the two up to the ceiling.',
  'INSS sobre férias gozadas e seu terço': 'INSS on vacation taken and its one-third bonus',
  'IRRF das férias calculado à parte do salário do mês.': "IRRF on vacation calculated separately from the month's salary.",
  'No período aquisitivo: passando de 5, os dias de férias diminuem': 'In the accrual period: above 5, vacation days go down',
  'No primeiro dia do ato, os dias vendidos já não pagam': 'On the first day of the act, days sold are no longer taxed',
  'Pagamento das férias com o terço constitucional e o abono dos dias vendidos, com INSS e IRRF.':
    'Vacation pay with the one-third vacation bonus and the cash-out of vacation days sold, with INSS and IRRF.',
  'Para onde vai o valor das férias': 'Where the vacation pay goes',
  'Pedir 20 dias e vender 10 é o mesmo que pedir 30 e vender 10':
    'Asking for 20 days and selling 10 is the same as asking for 30 and selling 10',
  'Por que não há férias': 'Why there is no vacation',
  'Quanto recebe de férias quem ganha R$ 2.000?': 'How much vacation pay does someone who earns R$ 2,000 receive?',
  'Quanto recebe quem ganha R$ 2.000 e vende 10 dias de férias?':
    'How much does someone who earns R$ 2,000 and sells 10 vacation days receive?',
  'Quinze dias em 2024, com um dependente': 'Fifteen days in 2024, with one dependent',
  'Seis faltas: o direito cai a 24 dias': 'Six absences: the entitlement drops to 24 days',
  'Terço constitucional das férias gozadas': 'One-third vacation bonus on vacation taken',
  'Trinta dias de férias com salário de três mil reais': 'Thirty days of vacation with a salary of three thousand reais',
  'Trinta e três faltas: sem férias': 'Thirty-three absences: no vacation',
  'Vinte dias de descanso e dez vendidos': 'Twenty days off and ten sold',
  'com {0} faltas não há férias, nem dias para vender': 'with {0} {0|absence|absences} there is no vacation, nor days to sell',
  'das férias': 'of the vacation',
  'só se pode vender um terço das férias: de {0} dias, no máximo {1}; vieram {2}':
    'only one third of vacation may be sold: of {0} {0|day|days}, at most {1}; {2} {2|was|were} given',
  '{0} dias de descanso e {1} vendidos somam {2}, mais que os {3} do direito a férias; para vender {4}, descanse no máximo {5}':
    '{0} {0|day|days} of rest and {1} sold add up to {2}, more than the {3} of vacation entitlement; to sell {4}, take at most {5} off',
  '{0}{1} e sem pagamento em dobro.': '{0}{1} and without double pay.',
}
