export const english = {
  '2027: o IBS é da lei e a CBS é informada; 0,05% com redução de metade é 0,03%':
    '2027: the IBS comes from the law and the CBS is given; 0.05% reduced by half is 0.03%',
  'A alíquota aplicada, de 2027 em diante': 'The rate applied, from 2027 on',
  'Alíquota zero: a base aparece no documento, sem tributo.': 'Zero rate: the base appears in the document, without tax.',
  'Antes do imposto seletivo. Ou informe os itens': 'Before the selective tax. Or give the items',
  'CBS diferida': 'Deferred CBS',
  'CBS e IBS': 'CBS and IBS',
  'CBS e IBS da nota, item a item': 'CBS and IBS of the invoice, item by item',
  'CBS e IBS de um documento fiscal, item a item, pelo código de classificação (cClassTrib), como na calculadora da Receita. Em 2026 com as alíquotas da lei; depois, com as que você informar.':
    'CBS and IBS of a tax document, item by item, by classification code (cClassTrib), as in the Receita Federal calculator. In 2026 with the rates set by law; after that, with those you give.',
  'CBS e IBS não se recolhem no ano de teste: seriam {value}': 'CBS and IBS are not collected in the test year: they would be {value}',
  'CBS e IBS somam {value}': 'CBS and IBS add up to {value}',
  'CBS efetiva': 'Effective CBS',
  'CBS por unidade': 'CBS per unit',
  'Com alíquotas que você informou': 'With rates you gave',
  'Como seria sem a suspensão': 'As it would be without the suspension',
  'Confirmação do código': 'Confirmation of the code',
  'Código da tributação regular': 'Regular taxation code',
  'Código de classificação (cClassTrib)': 'Classification code (cClassTrib)',
  'Códigos e reduções da lista de {0}; produtos e serviços de cada um, da Receita de {1}: a LC 227/2026 mudou anexos, confira o seu.':
    'Codes and reductions of the list of {0}; products and services of each, of the Receita of {1}: LC 227/2026 changed annexes, check yours.',
  'De que é feito o tributo': 'What the tax is made of',
  Diferido: 'Deferred',
  'Diferimento: o tributo se calcula e fica para depois': 'Deferral: the tax is calculated and left for later',
  'Dois itens: serviço de saúde com redução de 60% e um produto sem redução':
    'Two items: health service with a 60% reduction and a product with no reduction',
  'Em 2026 CBS e IBS são de teste: quem cumpre as obrigações acessórias não os recolhe (LC 214, art. 348).':
    'In 2026 CBS and IBS are a test: those who meet the ancillary obligations do not pay them (LC 214, art. 348).',
  'Em 2026, não de quem cumpre as obrigações acessórias': 'In 2026, not by those who meet the ancillary obligations',
  'Em reais; entra na base': 'In reais; included in the base',
  'Exportação: imune, sem base': 'Export: immune, with no tax base',
  'IBS diferido': 'Deferred IBS',
  'IBS do estado efetivo': 'Effective state IBS',
  'IBS do município efetivo': 'Effective municipal IBS',
  'IBS por unidade': 'IBS per unit',
  'ICMS e PIS/Cofins dentro do valor saem da base': 'ICMS and PIS/Cofins inside the amount come out of the tax base',
  'ICMS, ISS, PIS e Cofins dentro do valor': 'ICMS, ISS, PIS and Cofins within the amount',
  'Imposto seletivo': 'Selective tax',
  'NBS do serviço': "Service's NBS",
  'NCM do produto': "Product's NCM",
  'No lugar dos campos de um só': 'Instead of the fields of a single one',
  'Nos combustíveis o IBS por unidade aparece inteiro na parte do estado: a lei ainda não o divide.':
    "For fuels the IBS per unit appears whole in the state's part: the law does not split it yet.",
  'Não há CBS nem IBS a pagar': 'There is no CBS or IBS to pay',
  'O NBS': 'The NBS',
  'O NCM': 'The NCM',
  'O código {0} é de uma tabela mais nova, vista em uma só fonte: confira na Receita.':
    'The code {0} is from a newer table, seen in a single source: check with the Receita Federal.',
  'O imposto seletivo entra na base e não no total; nenhuma lei fixou ainda a alíquota dele.':
    'The selective tax is included in the base but not in the total; no law has set its rate yet.',
  'O primeiro dia do ano de teste': 'The first day of the test year',
  'Obrigatória de 2029 em diante': 'Required from 2029 on',
  'Para códigos que têm redutor': 'For codes that have a base reduction',
  'ProUni: a CBS é zero e o IBS é reduzido em 60%': 'ProUni: the CBS is zero and the IBS is reduced by 60%',
  'Redutor da base': 'Base reduction',
  'Redução da CBS': 'CBS reduction',
  'Redução do IBS': 'IBS reduction',
  'Saem da base': 'Leave the base',
  'Seis dígitos; 000001 é a tributação integral': 'Six digits; 000001 is full taxation',
  'Só combustíveis': 'Fuels only',
  'Só na suspensão (550)': 'Only under suspension (550)',
  'Só para combustíveis': 'Only for fuels',
  'Teste 000001_3 da Receita: exportação com suspensão, em 2026': "Receita Federal's test 000001_3: export with suspension, in 2026",
  'Teste 000001_4 da Receita: suspensão com imposto seletivo na base, em 2027':
    "Receita Federal's test 000001_4: suspension with the selective tax in the tax base, in 2027",
  'Teste 000001_5 da Receita: tributação integral com as alíquotas do teste de 2028':
    "Receita Federal's test 000001_5: full taxation with the 2028 test rates",
  'Teste 000001_7 da Receita: suspensão em 2028': "Receita Federal's test 000001_7: suspension in 2028",
  'Teste 000001_8 da Receita: carro com imposto seletivo e suspensão':
    "Receita Federal's test 000001_8: car with selective tax and suspension",
  'Teste 011002_1 da Receita: plano de saúde em 2026': "Receita Federal's test 011002_1: health plan in 2026",
  'Teste 200002_2 da Receita: alíquota zero, com o imposto seletivo na base':
    "Receita Federal's test 200002_2: zero rate, with the selective tax in the tax base",
  'Teste 200002_3 da Receita: suspensão de um código de alíquota zero, em 2026':
    "Receita Federal's test 200002_3: suspension of a zero-rate code, in 2026",
  'Teste 200002_4 da Receita: o mesmo em 2027, com imposto seletivo':
    "Receita Federal's test 200002_4: the same in 2027, with selective tax",
  'Teste 200032_1 da Receita: medicamento com redução de 60%': "Receita Federal's test 200032_1: medicine with a 60% reduction",
  'Teste 200032_4 da Receita: suspensão de um código reduzido, em 2027':
    "Receita Federal's test 200032_4: suspension of a reduced code, in 2027",
  'Teste 620001_1 da Receita: 10 litros de combustível, por unidade': "Receita Federal's test 620001_1: 10 liters of fuel, per unit",
  'Valor do item': 'Item amount',
  'achar o código de um produto ou serviço': 'find the code of a product or service',
  ad_rem_cbs: 'ad_rem_cbs',
  ad_rem_ibs: 'ad_rem_ibs',
  base_reduction: 'base_reduction',
  'com a lista de itens, o que entra e sai da base vai dentro de cada item':
    'with the list of items, what is added to or taken out of the base goes within each item',
  'com a lista de itens, vai dentro de cada item': 'with the list of items, goes within each item',
  'com vários itens': 'with several items',
  'em 2026 a lei dá as alíquotas (LC 214, arts. 343 e 346): não informe outra':
    'in 2026 the law sets the rates (LC 214, arts. 343 e 346): do not give another',
  excluded_taxes: 'excluded_taxes',
  'hoje em São Paulo; é o dia da operação': 'today in São Paulo; it is the day of the transaction',
  'informe ncm, de um produto, ou nbs, de um serviço': 'give ncm, for a product, or nbs, for a service',
  'informe o valor de um item ou a lista de itens, não os dois': 'give the amount of one item or the list of items, not both',
  'informe o valor do item, ou a lista de itens': 'give the item amount, or the list of items',
  'na lista': 'in the list',
  'no Anexo {0}': 'in Annex {0}',
  'no Anexo {0}, item {1}': 'in Annex {0}, item {1}',
  'o que sai da base passa do valor': 'what leaves the base exceeds the amount',
  'quando é por unidade': 'when it is per unit',
  'sem diferimento': 'without deferral',
  'sem suspensão': 'without suspension',
  'só vale na suspensão (550); {0} não é suspenso': 'only applies under suspension (550); {0} is not suspended',
  'só vale para combustíveis; {0} é tributado por alíquota': 'only applies to fuels; {0} is taxed by rate',
  'ver o peso de todos os tributos em um preço, ano a ano': 'see the weight of all taxes in a price, year by year',
  '{0} está {1}: {2} ({3}); calculado como {4}.': '{0} is {1}: {2} ({3}); computed as {4}.',
  '{0} não é um código de tributação regular ({1})': '{0} is not a regular taxation code ({1})',
  '{0} saiu da lista de códigos (cClassTrib), sem outro no lugar; veja /v1/classifications':
    '{0} left the list of codes (cClassTrib), with no successor; see /v1/classifications',
  '{0} saiu da lista de códigos (cClassTrib); no lugar dele ficou {1}': '{0} left the list of codes (cClassTrib); its successor is {1}',
  '{0} tem alíquota fixa, cuja divisão entre CBS e IBS não foi lida: não é calculado aqui':
    '{0} has a fixed rate, whose split between CBS and IBS was not read: it is not calculated here',
  '{0} tem alíquotas próprias do setor: informe cbs_rate, ibs_state_rate e ibs_municipal_rate, de 2027 em diante':
    '{0} has rates specific to its sector: give cbs_rate, ibs_state_rate and ibs_municipal_rate, from 2027 on',
  '{0} {1} não está entre os que a lista dá para {2}: confira o código.':
    '{0} {1} is not among those the list gives for {2}: check the code.',
  '{0} × (100% − {1}); arredondado na segunda casa do percentual': '{0} × (100% − {1}); rounded to the second decimal of the percentage',
  '{0}: informado por você, simulação e não lei. A cbs_rate é a aplicada; em 2027 e 2028, a de referência menos 0,1 ponto (art. 347).':
    '{0}: given by you, a simulation and not the law. The cbs_rate is the one applied; in 2027 and 2028, the reference rate minus 0.1 point (art. 347).',
  'É recolhido': 'Is paid',
  'é necessária: nenhuma lei fixou ainda a alíquota deste ano': "is needed: no law has set this year's rate yet",
  'é necessário para combustíveis: nenhuma lei fixou ainda os reais por unidade':
    'is needed for fuels: no law has set the reais per unit yet',
  '; parecidos: {0}': '; similar: {0}',
  'Códigos e reduções da lista da Receita de {0}; a LC 227/2026 e tabelas posteriores mudaram códigos: confira o seu.':
    'Codes and reductions from the Receita Federal list of {0}; LC 227/2026 and later tables changed codes: check yours.',
  Itens: 'Items',
  Quantidade: 'Quantity',
  '{0} não está na lista de códigos (cClassTrib){1}; veja /v1/classifications':
    '{0} is not in the list of codes (cClassTrib){1}; see /v1/classifications',
  'Códigos que listam o produto ou serviço': 'Codes that list the product or service',
  'Nove dígitos; confere o código e diz os que o listam': 'Nine digits; checks the code and tells those that list it',
  'Oito dígitos; confere o código e diz os que o listam': 'Eight digits; checks the code and tells those that list it',
  '{0} {1} está na lista de {2}, e aqui foi tributado por inteiro: confira se a operação é uma delas.':
    '{0} {1} is in the list of {2}, and here it was taxed in full: check whether the operation is one of them.',
}
