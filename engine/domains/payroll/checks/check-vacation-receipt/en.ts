export const english = {
  '({0} + {1}) ÷ {2}; com as outras linhas': '({0} + {1}) ÷ {2}; with the other lines',
  '({0} + {1}) ÷ {2}; férias e abono na mesma linha': '({0} + {1}) ÷ {2}; vacation pay and days sold on the same line',
  '1 dia': '1 day',
  '30 com dias vendidos é o direito inteiro, do qual saem os vendidos':
    '30 with days sold is the full entitlement, from which the days sold are taken',
  'A redução da Lei nº 15.270/2025 pode ter sido medida somando o salário do mês: nenhum ato oficial diz ainda como, e este valor cabe entre as leituras.':
    "The reduction of Lei nº 15.270/2025 may have been measured by adding the month's salary: no official act says how yet, and this amount fits between the readings.",
  'As férias podem ter passado de um mês para o outro: o valor é o do INSS calculado em cada mês, {0} dias no primeiro e {1} no segundo.':
    'The vacation may have run from one month into the next: the amount is that of the INSS calculated in each month, {0} {0|day|days} in the first and {1} in the second.',
  'Com {0} faltas sem justificativa o direito é de {1} dias (CLT, art. 130); o recibo tem {2}.':
    'With {0} unexcused {0|absence|absences} the entitlement is {1} {1|day|days} (CLT, art. 130); the receipt has {2}.',
  'Compara férias, terço, abono dos dias vendidos, INSS, imposto e líquido com a lei da data, e o prazo do pagamento.':
    'Compares vacation pay, the one-third bonus, vacation days sold, INSS, tax and take-home pay with the law on the date, and the payment deadline.',
  'Conferir o recibo de férias': 'Check the vacation receipt',
  'Data do recibo': 'Date of the receipt',
  'Dias vendidos (abono)': 'Vacation days sold (cash-out)',
  'Direito a 30 dias, sem faltas que o reduzam.': 'Entitlement to 30 days, with no absences that reduce it.',
  'Faltas sem justificativa no período': 'Unexcused absences in the period',
  'INSS das férias': 'INSS on vacation pay',
  'INSS e IRRF das férias à parte do salário do mês; dias vendidos e seu terço sem INSS.':
    "INSS and IRRF on vacation pay separate from the month's salary; days sold and their one-third bonus without INSS.",
  'Início das férias': 'Start of the vacation',
  'Não há imposto neste recibo; seria {0}, que pode estar no holerite do mês.':
    'There is no tax on this receipt; it would be {0}, which may be on the payslip of the month.',
  'O direito é de {0} dias (CLT, art. 130) e o recibo tem {1}: os outros podem ser de outro período de descanso.':
    'The entitlement is {0} {0|day|days} (CLT, art. 130) and the receipt has {1}: the others may be from another rest period.',
  'O holerite do mês, com o imposto das férias': 'The payslip of the month, with the tax of the vacation',
  'O pagamento foi em {0}, depois do prazo de {1} (CLT, art. 145). O atraso não dá direito ao pagamento em dobro (STF, ADPF 501), mas é infração.':
    'The payment was on {0}, after the deadline of {1} (CLT, art. 145). The delay does not give the right to double pay (STF, ADPF 501), but it is a violation.',
  'O recibo tem abono, e os dias vendidos não foram informados.': 'The receipt has vacation days sold, and their number was not given.',
  'Pago na véspera: fora do prazo, sem dobra': 'Paid the day before: past the deadline, no double pay',
  'Preenchem as férias, o terço, o abono, o INSS e o IRRF; as outras entram no líquido':
    'They fill in vacation pay, the one-third bonus, days sold, INSS and IRRF; the others go into take-home pay',
  'Qualquer dia do mês do pagamento': 'Any day of the payment month',
  'Quantos dias de férias foram vendidos?': 'How many vacation days were sold?',
  'Quinze faltas deixam dezoito dias': 'Fifteen absences leave eighteen days',
  'Só se pode vender um terço das férias, {0} dias (CLT, art. 143); o recibo tem {1}.':
    'Only one third of the vacation can be sold, {0} {0|day|days} (CLT, art. 143); the receipt has {1}.',
  'Terço de trinta dias em uma linha só': 'One-third bonus for thirty days in a single line',
  'Terço dos dias vendidos esquecido': 'One-third bonus on the days sold forgotten',
  'Vinte dias de descanso e dez vendidos, tudo certo': 'Twenty days off and ten sold, all correct',
  'calcular as férias que se vai receber': 'calculate the vacation pay to be received',
  'com as outras linhas do recibo': 'with the other lines of the receipt',
  'recibo de férias': 'vacation receipt',
  terço: 'one-third bonus',
  'valor das férias': 'vacation pay',
  '{0} + {1}; o abono com o seu terço': '{0} + {1}; the days sold with their one-third bonus',
  '{0} dias': '{0} {0|day|days}',
  '{0} dias de descanso e {1} vendidos somam mais que os {2} do direito a férias':
    '{0} {0|day|days} of rest and {1} sold add up to more than the {2} of the vacation entitlement',
  '{0}; o INSS das férias deixado para a folha do mês': "{0}; the INSS on vacation pay left for the month's payroll",
  '{0}; pela tabela do mês do descanso': '{0}; by the table of the month of the vacation',
  '{0}; sobre {1}, com as outras linhas do recibo': '{0}; on {1}, with the other lines of the receipt',
}
