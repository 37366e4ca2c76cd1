export const english = {
  'A base do INSS é menor que o bruto: parte do que foi pago pode não ser tributada, e a base do IRRF não foi informada.':
    'The INSS contribution base is lower than the gross salary: part of what was paid may not be taxed, and the IRRF tax base was not given.',
  'A base impressa não é o bruto menos as deduções informadas: foi usada como veio.':
    'The printed base is not the gross salary minus the deductions given: it was used as printed.',
  'A redução do imposto dá meio centavo, e a lei não diz para que lado: aqui é {0}, com o produto arredondado; há folhas que arredondam a redução inteira, {1}, e retêm um centavo a menos.':
    'The tax reduction comes to half a centavo, and the law does not say which way to round: here it is {0}, with the product rounded; some payroll systems round the whole reduction, {1}, and withhold one centavo less.',
  'EC nº 103/2019, art. 28; Lei nº 8.212/1991, art. 20': 'EC nº 103/2019, art. 28; Lei nº 8.212/1991, art. 20',
  'Excluídos R$ 100,00 da base, do 13º também, como de agosto a dezembro de 2004 (MP nº 202/2004, art. 1º, parágrafo único).':
    'R$ 100.00 excluded from the base, for the 13th salary too, as from August to December 2004 (MP nº 202/2004, art. 1º, parágrafo único).',
  'Há outras deduções na base do imposto, e a base impressa não foi informada.':
    'There are other deductions in the tax base, and the printed base was not given.',
  'INSS com cada faixa truncada no centavo e depois somada (manual do eSocial, evento S-1200, item 5.2); sites que arredondam a soma mostram até 3 centavos a mais.':
    'INSS with each bracket truncated to the centavo and then added up (eSocial manual, event S-1200, item 5.2); sites that round the sum show up to 3 centavos more.',
  'INSS pela tabela da época: uma única alíquota sobre todo o salário, até o teto, arredondada no centavo.':
    'INSS by the table in force at the time: a single rate on the whole salary, up to the ceiling, rounded to the centavo.',
  'INSS {0}': 'INSS {0}',
  'IRRF {0}': 'IRRF {0}',
  'IRRF: imposto arredondado ao centavo mais próximo; a lei não fixa o arredondamento e esta é a prática das folhas.':
    'IRRF: tax rounded to the nearest centavo; the law does not set the rounding and this is the practice of payrolls.',
  'IRRF: imposto e redução arredondados, cada um, ao centavo mais próximo; a lei não fixa o arredondamento e esta é a prática das folhas.':
    'IRRF: tax and reduction each rounded to the nearest centavo; the law does not set the rounding and this is payroll practice.',
  'Lei nº 7.713/1988, art. 7º': 'Lei nº 7.713/1988, art. 7º',
  'Lei nº 8.212/1991, art. 20, na redação anterior à EC nº 103/2019': 'Lei nº 8.212/1991, art. 20, in the wording before EC nº 103/2019',
  'Lei nº 8.212/1991, art. 28, § 5º': 'Lei nº 8.212/1991, art. 28, § 5º',
  'Lei nº 8.212/1991, art. 30, I, "a"': 'Lei nº 8.212/1991, art. 30, I, "a"',
  'Lei nº 8.212/1991, arts. 20 e 102': 'Lei nº 8.212/1991, arts. 20 e 102',
  'Lei nº 8.212/1991, arts. 20 e 102: a tabela é reajustada por portaria':
    'Lei nº 8.212/1991, arts. 20 e 102: the table is adjusted by ordinance',
  'Lei nº 9.250/1995, art. 3º-A (Lei nº 15.270/2025)': 'Lei nº 9.250/1995, art. 3º-A (Lei nº 15.270/2025)',
  'Lei nº 9.250/1995, art. 3º: a tabela tem alíquota e parcela a deduzir':
    'Lei nº 9.250/1995, art. 3º: the table has a rate and an amount to deduct',
  'Lei nº 9.250/1995, art. 3º: vale a tabela do dia do pagamento': 'Lei nº 9.250/1995, art. 3º: the table on the day of payment applies',
  'Lei nº 9.250/1995, art. 4º': 'Lei nº 9.250/1995, art. 4º',
  'Lei nº 9.430/1996, art. 67': 'Lei nº 9.430/1996, art. 67',
  'Não há imposto neste papel; seria {0} sem dependentes, e o número deles não foi informado.':
    'There is no tax in this document; it would be {0} without dependents, and their number was not given.',
  'O imposto veio menor que o do salário bruto inteiro: se há férias, 13º ou parte isenta nele, pode estar certo.':
    'The tax is lower than that on the whole gross salary: if there is vacation, 13th salary or an exempt part in it, it may be right.',
  'O que mais entra na base do IRRF: outra dedução, outra verba, outro dependente?':
    'What else goes into the IRRF tax base: another deduction, another pay item, another dependent?',
  'Qual é a base do IRRF impressa no documento?': 'What is the IRRF tax base printed on the document?',
  'Retenção de até R$ 10,00 é dispensada (Lei nº 9.430/1996, art. 67); o valor entra no ajuste anual.':
    'Withholding of up to R$ 10.00 is waived (Lei nº 9.430/1996, art. 67); the amount goes into the annual adjustment.',
  'Sem a base do IRRF impressa, a base é o salário bruto menos as deduções informadas, ou o desconto simplificado.':
    'Without the printed IRRF tax base, the base is the gross salary minus the deductions given, or the simplified deduction.',
  'aplica 11% sobre todo o salário, sem as faixas': 'applies 11% to the whole salary, without the brackets',
  'aplica a alíquota da última faixa sobre todo o salário, em vez de uma alíquota por faixa':
    'applies the rate of the last bracket to the whole salary, instead of one rate per bracket',
  'aplica a redução inteira acima do limite em que ela começa a diminuir':
    'applies the full reduction above the limit where it starts to shrink',
  'aplica uma alíquota por faixa, o que só passou a valer em março de 2020':
    'applies one rate per bracket, which only came into force in March 2020',
  'conta um dependente a mais': 'counts one dependent too many',
  'conta um dependente a menos': 'counts one dependent too few',
  'deduz o INSS que seria o certo, e não o que foi descontado': 'deducts the INSS that would be right, and not the one that was deducted',
  'dispensa de {0}': 'waiver of {0}',
  'dispensa o imposto pequeno do 13º, que é exclusivo na fonte e não tem dispensa':
    'waives the small tax on the 13th salary, which is taxed only at source and has no waiver',
  'mede a redução pela base do imposto, e não pelo rendimento bruto': 'measures the reduction by the tax base, and not by gross income',
  'não aplica a redução do imposto que vale desde janeiro de 2026': 'does not apply the tax reduction in force since January 2026',
  'não conta os dependentes': 'does not count the dependents',
  'não deduz a pensão alimentícia da base': 'does not deduct the alimony from the base',
  'não deduz o INSS da base': 'does not deduct the INSS from the base',
  'não desconta o INSS': 'does not deduct the INSS',
  'não respeita o teto do INSS': 'does not respect the INSS ceiling',
  'não retém o imposto': 'does not withhold the tax',
  'não subtrai a parcela a deduzir da tabela': "does not subtract the table's amount to deduct",
  'não usa o desconto simplificado, maior que as deduções legais':
    'does not use the simplified deduction, higher than the legal deductions',
  'o INSS com a soma das faixas arredondada': 'the INSS with the sum of the brackets rounded',
  'o INSS com cada faixa arredondada': 'the INSS with each bracket rounded',
  'o INSS truncado no centavo': 'the INSS truncated to the centavo',
  'redução de {0}': 'reduction of {0}',
  'retém um imposto de até R$ 10,00, que é dispensado': 'withholds a tax of up to R$ 10.00, which is waived',
  'sobre a base do INSS, menor que o bruto': 'on the INSS contribution base, lower than the gross salary',
  'sobre a base impressa como rendimento, antes das deduções': 'on the printed base as income, before deductions',
  'sobre a base impressa mais o INSS': 'on the printed base plus the INSS',
  'soma o desconto simplificado às deduções legais': 'adds the simplified deduction to the legal deductions',
  'usa a tabela anterior do INSS, que já não valia neste mês': 'uses the previous INSS table, no longer in force in this month',
  'usa a tabela anterior do imposto de renda, que já não valia': 'uses the previous income tax table, no longer in force',
  'usa a tabela seguinte do INSS, que ainda não valia neste mês': 'uses the next INSS table, not yet in force in this month',
  'usa a tabela seguinte do imposto de renda, que ainda não valia': 'uses the next income tax table, not yet in force',
  'usa o desconto simplificado, menor que as deduções legais': 'uses the simplified deduction, lower than the legal deductions',
  '{0} com as deduções legais, não inferiores ao desconto simplificado (Lei nº 9.250/1995, art. 4º, § 2º).':
    '{0} with the legal deductions, not lower than the simplified deduction (Lei nº 9.250/1995, art. 4º, § 2º).',
  '{0} com o desconto simplificado de {1}, maior que as deduções legais (Lei nº 9.250/1995, art. 4º, § 2º).':
    '{0} with the simplified deduction of {1}, higher than the legal deductions (Lei nº 9.250/1995, art. 4º, § 2º).',
  '{0} − {1}; o bruto menos as deduções': '{0} − {1}; the gross salary minus deductions',
  '{0} − {1}; o bruto menos as deduções legais': '{0} − {1}; the gross salary minus the legal deductions',
  '{0} − {1}; o bruto menos o INSS': '{0} − {1}; the gross salary minus the INSS',
  '{0}, III': '{0}, III',
  '{0}, § 2º: um ou outro': '{0}, § 2º: one or the other',
  '{0}; o rendimento antes das deduções': '{0}; the income before deductions',
}
