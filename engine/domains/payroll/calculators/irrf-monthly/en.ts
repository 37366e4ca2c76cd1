export const english = {
  'A aposentadoria menor que a parte isenta fica toda isenta': 'Retirement pay smaller than the exempt part is fully exempt',
  'A parte isenta dos 65 anos é lida como rendimento isento (Lei nº 7.713/1988, art. 6º, XV), e o desconto simplificado soma-se a ela; lida como dedução que o desconto substitui (Lei nº 9.250/1995, art. 4º, VI e § 2º), o imposto é {0}: o que foi lido não decide entre as duas.':
    'The part exempt at 65 is read as exempt income (Lei nº 7.713/1988, art. 6º, XV), and the simplified deduction is added to it; read as a deduction that the simplified one replaces (Lei nº 9.250/1995, art. 4º, VI e § 2º), the tax is {0}: what was read does not settle between the two.',
  'A parte isenta dos 65 anos é lida como rendimento isento (Lei nº 7.713/1988, art. 6º, XV); lida como dedução (Lei nº 9.250/1995, art. 4º, VI), o imposto é o mesmo.':
    'The part exempt at 65 is read as exempt income (Lei nº 7.713/1988, art. 6º, XV); read as a deduction (Lei nº 9.250/1995, art. 4º, VI), the tax is the same.',
  'A parte isenta é uma só por mês, ainda que haja duas fontes, e vale desde o mês em que se faz 65 anos.':
    'There is only one exempt part a month, even with two payers, and it applies from the month of turning 65.',
  'Antes do desconto simplificado só há uma leitura': 'Before the simplified deduction there is only one reading',
  'Antes do mês em que se faz 65 anos não há parte isenta na aposentadoria.':
    'Before the month of turning 65 there is no exempt part of retirement pay.',
  'Aposentado de 65 anos com seis mil: as duas leituras dão zero': 'Retiree aged 65 with six thousand: both readings give zero',
  'Até dez reais a retenção é dispensada': 'Up to ten reais the withholding is waived',
  'Cinco mil em 2026, exemplo da Receita': "Five thousand in 2026, the Receita's example",
  'Com a parte isenta dos 65 anos tratada como dedução, que o desconto simplificado substitui':
    'With the part exempt at 65 treated as a deduction, which the simplified deduction replaces',
  'De servidor ou de plano da empresa': 'Of a civil servant or a company plan',
  'Dentro do rendimento; só ela tem a parte isenta dos 65 anos': 'Within the income; only it has the part exempt at 65',
  'Há imposto de renda sobre R$ 5.000 tributáveis no mês?': 'Is there income tax on R$ 5,000 taxable in the month?',
  'INSS ou previdência oficial descontada': 'INSS or official social security deducted',
  'Imposto na outra leitura': 'Tax in the other reading',
  'No fim da redução, 7.350,00': 'At the end of the reduction, 7,350.00',
  'Não há imposto retido neste mês': 'There is no tax withheld this month',
  'O 13º é tributado à parte e não entra neste rendimento.': 'The 13th salary is taxed separately and is not part of this income.',
  'O bruto, antes do INSS; com a aposentadoria inteira, se houver. Sem o 13º, que é tributado à parte':
    'Gross, before INSS; with the whole retirement benefit, if any. Without the 13th salary, which is taxed separately',
  'O do holerite, ou o da calculadora de INSS do salário': 'The one on the payslip, or from the INSS calculator',
  'O imposto da tabela: o que se paga e o que se dispensa': 'The tax from the table: what is paid and what is waived',
  'O imposto de renda retido do salário ou da aposentadoria do mês, com as deduções, o desconto simplificado, a redução de 2026 e a parte isenta aos 65 anos.':
    "The income tax withheld from the month's salary or retirement pay, with the deductions, the simplified deduction, the 2026 reduction and the part exempt at 65.",
  'O imposto retido no mês é de {value}': 'The tax withheld in the month is {value}',
  'O mesmo no último dia antes da redução': 'The same on the last day before the reduction',
  'Oito mil de aposentadoria aos 65: as leituras se separam': 'Retirement pay of eight thousand at 65: the readings part ways',
  'Parte que é aposentadoria ou pensão': 'Part that is retirement pay or a pension',
  'Quanto é o imposto de renda sobre R$ 8.000 tributáveis no mês, sem INSS?':
    'How much is the income tax on R$ 8,000 taxable in the month, without INSS?',
  'Rendimento tributável do mês': 'Taxable income of the month',
  'Seis mil em novembro de 2026, com o INSS descontado': 'Six thousand in November 2026, with the INSS deducted',
  'Sem INSS informado: o de quem tem carteira assinada sai do salário antes, e o imposto do holerite é menor que este.':
    'No INSS given: for a registered employee it comes out of the salary first, and the tax on the payslip is less than this.',
  'Um centavo acima de cinco mil': 'One centavo above five thousand',
  'Um centavo acima de dez reais já se retém': 'One centavo above ten reais is already withheld',
  'Vale desde o mês do aniversário': 'Applies from the month of the birthday',
  'a parte isenta dos 65 anos não está registrada nesta data': 'the part exempt at 65 is not recorded on this date',
  'achar o INSS e o líquido do salário': 'find the INSS and the take-home pay',
  'conferir o imposto de um holerite': 'check the tax of a payslip',
  'passa do rendimento tributável, {0}: é uma parte dele': 'exceeds the taxable income, {0}: it is a part of it',
  'ver o imposto do ano, na declaração': "see the year's tax, in the tax return",
}
