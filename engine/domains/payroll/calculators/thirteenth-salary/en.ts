export const english = {
  '13º bruto': 'Gross 13th salary',
  '13º líquido': 'Net 13th salary',
  'A mesma média, pelos meses': 'The same average, from the months',
  'A primeira parcela é a que já foi adiantada; a segunda é o resto do 13º, com os descontos do 13º inteiro.':
    'The first installment is the one already advanced; the second is the rest of the 13th salary, with the deductions of the whole 13th salary.',
  'Acima do teto o INSS do 13º não cresce': 'Above the ceiling the INSS on the 13th salary does not grow',
  'As duas parcelas': 'The two installments',
  'As duas parcelas do 13º, com INSS e IRRF calculados em separado sobre o valor inteiro.':
    'The two installments of the 13th salary, with INSS and IRRF calculated separately on the whole amount.',
  'Cinco mil reais em 2026: a redução zera o imposto do 13º':
    'Five thousand reais in 2026: the reduction brings the tax on the 13th salary to zero',
  'Com média de comissões, informada': 'With the average of commissions, given',
  'Dezembro de 2004: a exclusão de R$ 100,00 vale também para o 13º':
    'December 2004: the R$ 100.00 exclusion also applies to the 13th salary',
  'Dezembro de 2024, tabelas daquele ano': "December 2024, that year's tables",
  'INSS e IRRF incidem sobre o 13º inteiro, separados do salário do mês, e são descontados na segunda parcela.':
    "INSS and IRRF apply to the whole 13th salary, separate from the month's salary, and are deducted in the second installment.",
  'INSS sobre o 13º inteiro': 'INSS on the whole 13th salary',
  'IRRF exclusivo na fonte: não há dispensa de valor pequeno, e o 13º não volta ao ajuste anual.':
    'IRRF is a final tax withheld at source: small amounts are not waived, and the 13th salary does not go into the annual return.',
  'IRRF sobre o 13º inteiro, exclusivo na fonte': 'IRRF on the whole 13th salary, taxed only at source',
  'Imposto pequeno não é dispensado no 13º': 'A small tax is not waived on the 13th salary',
  'Já adiantado do 13º': '13th salary already advanced',
  'Nas férias ou até novembro': 'With vacation or by November',
  'O adiantamento passou do 13º líquido: a diferença é devolvida, em regra no salário do mês.':
    "The advance exceeded the net 13th salary: the difference is paid back, usually out of the month's salary.",
  'Parcela já adiantada nas férias': 'Installment already advanced with the vacation',
  'Primeira parcela, sem descontos': 'First installment, without deductions',
  'Primeira parcela: metade do 13º proporcional, como fazem as folhas; o art. 2º da Lei nº 4.749/1965 fala em metade do salário do mês anterior.':
    "First installment: half of the proportional 13th salary, as payroll departments do; art. 2º of Lei nº 4.749/1965 speaks of half of the previous month's salary.",
  'Quanto vem em cada parcela': 'How much comes in each instalment',
  'Quanto é o 13º de quem ganha R$ 2.000 e trabalhou 6 meses no ano?':
    'How much is the 13th salary of someone who earns R$ 2,000 and worked 6 months of the year?',
  'Quanto é o 13º de quem ganha R$ 2.000 e trabalhou o ano todo?':
    'How much is the 13th salary of someone who earns R$ 2,000 and worked the whole year?',
  'Segunda parcela antes dos descontos': 'Second installment before deductions',
  'Segunda parcela líquida': 'Net second installment',
  'Seis mil reais, ano inteiro, em 2026': 'Six thousand reais, full year, in 2026',
  'Sete meses: 7/12 do salário e faixa isenta': 'Seven months: 7/12 of the salary and exempt bracket',
  'Teto do INSS e dois dependentes em 2026': 'INSS ceiling and two dependents in 2026',
  'Um centavo acima de cinco mil: a redução já encolhe, mas ainda cobre o imposto':
    'One centavo above five thousand: the reduction already shrinks, but still covers the tax',
  'Um centavo acima, sem redução': 'One centavo above, no reduction',
  'Você recebe {value} de 13º': 'You receive {value} as 13th salary',
  metade: 'half',
  'passa do 13º bruto, {0}': 'exceeds the gross 13th salary, {0}',
  '{0}; já adiantada': '{0}; already advanced',
  'Último real com redução em 2026': 'Last real with a reduction in 2026',
}
