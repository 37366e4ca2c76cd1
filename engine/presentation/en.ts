export const english = {
  'A contribuição da empresa para acidentes de trabalho: uma parte da folha, conforme o risco da atividade.':
    "The company's contribution for work accidents: a part of the payroll, according to the risk of the activity.",
  'A contribuição da empresa para o INSS sobre a folha.': "The company's INSS contribution on the payroll.",
  'A contribuição da reforma que toma o lugar do PIS e da Cofins.':
    'The contribution of the reform that takes the place of the PIS and the Cofins.',
  'A contribuição federal sobre o lucro das empresas.': "The federal contribution on companies' profit.",
  'A folha de pagamento dividida pela receita dos últimos 12 meses. Quando é alto, o serviço paga pela tabela menor do Simples.':
    'Payroll divided by the revenue of the last 12 months. When it is high, services pay by the lower Simples table.',
  'A forma da resposta; também pelo cabeçalho Accept (application/json, application/x-ndjson, text/csv).':
    'The form of the answer; also by the Accept header (application/json, application/x-ndjson, text/csv).',
  'A inflação das famílias que ganham até cinco salários mínimos, medida pelo IBGE.':
    'The inflation of families that earn up to five minimum wages, measured by the IBGE.',
  'A inflação oficial, medida todo mês pelo IBGE.': 'Official inflation, measured every month by the IBGE.',
  'A lei do emprego com carteira assinada.': 'The law of formal employment (with a signed work card).',
  'A parte de cada venda que a maquininha de cartão cobra do lojista.':
    'The share of each sale that the card machine provider charges the merchant.',
  'A participação nos lucros ou resultados que a empresa paga aos empregados, com uma tabela de imposto própria.':
    'The share of profits or results the company pays to employees, with its own tax table.',
  'A previdência privada de quem faz a declaração completa: o aporte abate da renda, e no resgate o imposto é sobre tudo.':
    'The private pension for those who file the full tax return: the contribution is deducted from income, and on redemption the tax is on everything.',
  'A previdência privada em que o aporte não abate da renda e, no resgate, o imposto é só sobre o que rendeu.':
    'The private pension in which the contribution is not deducted from income and, on redemption, the tax is only on the return.',
  'A previdência pública: a contribuição descontada do salário que paga aposentadoria, auxílio-doença e licença-maternidade.':
    'Public social security: the contribution deducted from the salary that pays for retirement, sick pay and maternity leave.',
  'A prévia do IPCA: a mesma inflação, medida do dia 16 ao dia 15.':
    'The preview of the IPCA: the same inflation, measured from the 16th to the 15th.',
  'A receita bruta dos 12 meses anteriores, que escolhe a faixa do Simples.':
    'The gross revenue of the previous 12 months, which chooses the Simples bracket.',
  'A taxa básica de juros do país, decidida pelo Banco Central a cada 45 dias.':
    "The country's basic interest rate, decided by the Central Bank every 45 days.",
  'A taxa dos empréstimos de um dia entre bancos, muito perto da Selic. É a medida da renda fixa: “100% do CDI”.':
    'The rate of one-day loans between banks, very close to the Selic. It is the yardstick of fixed income: “100% of the CDI”.',
  'Cada mês que conta para o 13º ou as férias: 7 avos são 7/12 do valor.':
    'Each month that counts for the 13th salary or the vacation: 7 twelfths are 7/12 of the amount.',
  'Como se chegou lá': 'How it was calculated',
  'Custo efetivo total: os juros somados a tarifas, seguros e impostos, numa taxa só. É ela que se compara entre bancos.':
    'Total effective cost: interest added to fees, insurance and taxes, in a single rate. It is the one to compare between banks.',
  'Do CSV. pt-BR: ponto e vírgula, e vírgula nos decimais, como as planilhas daqui abrem.':
    'Of the CSV. pt-BR: semicolons, and commas in decimals, as Brazilian spreadsheets open it.',
  'Em que lei se apoia': 'The law it rests on',
  Entenda: 'Understand it',
  'Indicadores usados': 'Indicators used',
  'Letra de crédito do agronegócio: um empréstimo ao banco para o campo, sem imposto de renda para pessoas.':
    'Agribusiness credit bill: a loan to the bank for farming, without income tax for individuals.',
  'Letra de crédito imobiliário: um empréstimo ao banco para imóveis, sem imposto de renda para pessoas.':
    'Real estate credit bill: a loan to the bank for property, without income tax for individuals.',
  'Memória de cálculo': 'Calculation steps',
  'Microempreendedor individual: a empresa de uma pessoa só, com um imposto fixo por mês e um teto de receita no ano.':
    'Individual microentrepreneur: the one-person company, with a fixed tax per month and a revenue ceiling in the year.',
  'O IPCA-15 acumulado por trimestre, usado em condenações judiciais.': 'The IPCA-15 accumulated by quarter, used in court judgments.',
  'O boleto com que se pagam impostos federais.': 'The payment slip used to pay federal taxes.',
  'O boleto mensal do empregador doméstico: INSS, FGTS e imposto numa guia só.':
    "The monthly payment slip of a domestic worker's employer: INSS, FGTS and tax in one.",
  'O boleto mensal que reúne os impostos do Simples ou do MEI.':
    'The monthly payment slip that brings together the taxes of the Simples or the MEI.',
  'O fator que diminui ou aumenta o RAT de cada empresa pelos acidentes que teve.':
    "The factor that lowers or raises each company's RAT according to the accidents it had.",
  'O financiamento de parcelas iguais: no começo quase tudo é juro.':
    'The loan of equal installments: at first almost all of it is interest.',
  'O financiamento em que a parcela começa maior e diminui: a dívida cai por igual todo mês.':
    'The loan whose installment starts larger and shrinks: the debt falls by the same amount every month.',
  'O fundo de garantia: a empresa deposita todo mês uma parte do salário numa conta em nome do empregado.':
    "The guarantee fund: every month the company deposits a part of the salary in an account in the employee's name.",
  'O imposto anual da prefeitura sobre o imóvel.': "The city's yearly tax on property.",
  'O imposto anual do estado sobre o veículo.': "The state's yearly tax on vehicles.",
  'O imposto cobrado em empréstimos, câmbio, seguros e resgates feitos nos primeiros dias.':
    'The tax charged on loans, foreign exchange, insurance and redemptions made in the first days.',
  'O imposto da cidade sobre serviços.': 'The city tax on services.',
  'O imposto da reforma que toma o lugar do ICMS e do ISS.': 'The tax of the reform that takes the place of the ICMS and the ISS.',
  'O imposto de renda das empresas.': 'The income tax of companies.',
  'O imposto de renda que quem paga já desconta e entrega à Receita; na declaração do ano se acerta a diferença.':
    "The income tax that the payer withholds and hands over to the Receita Federal; the year's tax return settles the difference.",
  'O imposto do estado sobre a venda de mercadorias.': 'The state tax on the sale of goods.',
  'O imposto federal sobre produtos industrializados.': 'The federal tax on manufactured goods.',
  'O imposto que a prefeitura cobra na compra de um imóvel.': 'The tax the city charges on the purchase of a property.',
  'O imposto que o fundo desconta sozinho em maio e novembro, tirando cotas de quem investe.':
    'The tax the fund itself takes in May and November, removing quotas from the investor.',
  'O irmão do IGP-M, medido do primeiro ao último dia do mês.':
    'The sibling of the IGP-M, measured from the first to the last day of the month.',
  'O juro cobrado sobre a parte da fatura do cartão que não foi paga.':
    'The interest charged on the part of the card bill that was not paid.',
  'O ponto mais incerto': 'The most uncertain point',
  'O salário do dono pelo trabalho na própria empresa; sobre ele há INSS e imposto de renda.':
    "The owner's salary for working in their own company; INSS and income tax apply to it.",
  'O seguro obrigatório do financiamento contra danos ao imóvel.': "The loan's mandatory insurance against damage to the property.",
  'O seguro obrigatório do financiamento que quita a dívida em caso de morte ou invalidez.':
    "The loan's mandatory insurance that pays off the debt in case of death or disability.",
  'O índice de preços da FGV mais usado em contratos de aluguel; segue de perto o dólar e o atacado.':
    "FGV's price index most used in rent contracts; it closely follows the dollar and wholesale prices.",
  'Pessoa jurídica: trabalhar com uma empresa própria, emitindo nota em vez de ter carteira assinada.':
    'Legal entity: working through your own company, issuing invoices instead of being formally employed.',
  'Requisição de pequeno valor: a dívida menor do governo, paga sem a fila do precatório.':
    "Small-claim payment order: the government's smaller debt, paid without the precatório queue.",
  'Só estes campos da resposta, por vírgulas: `netSalary`, `basis.norm`. Um caminho passa por dentro de objetos e de cada item de uma lista.':
    'Only these fields of the answer, separated by commas: `netSalary`, `basis.norm`. A path goes through objects and each item of a list.',
  'Taxa referencial: o índice, quase sempre perto de zero, que corrige a poupança, o FGTS e parte dos financiamentos.':
    'Reference rate: the index, almost always near zero, that corrects savings accounts, the FGTS and part of housing loans.',
  'Um empréstimo que você faz ao banco. Paga imposto de renda sobre o rendimento.':
    'A loan you make to the bank. Its return is subject to income tax.',
  'Um fundo que se compra na bolsa como uma ação e segue um índice.': 'A fund bought on the exchange like a stock that follows an index.',
  'Um imposto único, pago num boleto só, para micro e pequenas empresas.':
    'A single tax, paid with one payment slip, for micro and small companies.',
  'Um recibo, negociado na bolsa brasileira, de uma ação de outro país.':
    'A receipt, traded on the Brazilian exchange, for a stock of another country.',
  'Uma contribuição federal sobre a receita das empresas.': "A federal contribution on companies' revenue.",
  'Valor nominal atualizado: quanto um título do Tesouro vale hoje antes de descontar a taxa.':
    'Updated nominal value: how much a Treasury bond is worth today before discounting the rate.',
  acordo: 'agreement',
  aluguéis: 'rents',
  bi: 'bi',
  bilhao: 'bilhao',
  bilhoes: 'bilhoes',
  bilhão: 'bilhão',
  bilhões: 'bilhões',
  'confirmada por duas fontes': 'confirmed by two sources',
  'deve ser um número inteiro, como 12': 'must be a whole number, such as 12',
  'deve ser um número, como {0}': 'must be a number, such as {0}',
  'deve ter no máximo {0} campos': 'must have at most {0} {0|field|fields}',
  'false: sem `steps`, e `basis` só com a tabela e o início da versão (`inss@2026-01-01`).':
    'false: without `steps`, and `basis` with only the table and the start of the version (`inss@2026-01-01`).',
  fields: 'fields',
  hipótese: 'assumption',
  homem: 'man',
  'km por litro': 'km per liter',
  legal: 'legal',
  'lei hipotética, que não vale': 'hypothetical law, not in force',
  locale: 'locale',
  mi: 'mi',
  milhao: 'milhao',
  milhoes: 'milhoes',
  milhão: 'milhão',
  milhões: 'milhões',
  mulher: 'woman',
  'no {0}º valor, {1}': 'in value no. {0}, {1}',
  nominal: 'nominal',
  normal: 'normal',
  'pede {0}, que explain=false deixa de fora': 'asks for {0}, which explain=false leaves out',
  'pode ser mil ou milhão: escreva “{0} mil” ou “{1} milhões”':
    'may be thousand (mil) or million (milhão): write “{0} mil” or “{1} milhões”',
  'pode ser {0} ou {1}: escreva só com algarismos': 'may be {0} or {1}: write it with digits only',
  'por cota': 'per quota',
  'por km': 'per km',
  'por litro': 'per liter',
  'por título': 'per bond',
  'por unidade': 'per unit',
  poupança: 'poupança',
  simples: 'simples',
  'só vale com format=csv': 'only applies with format=csv',
  'tem mais de {0} casas decimais': 'has more than {0} decimal {0|place|places}',
  'texto oficial lido': 'official text read',
  'uma fonte': 'one source',
  '{0} has no {1} to ask {2} for': '{0} has no {1} to ask {2} for',
  '{0} pontos': '{0} {0|point|points}',
}
