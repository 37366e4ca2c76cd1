export const english = {
  '11 famílias sem movimento e 79 de grau D não têm salário; sem as declarações fora do prazo, os totais ficam 1% abaixo dos oficiais; sem quartis.':
    '11 families without movement and 79 of grade D have no salary; without the late filings, totals are 1% below the official ones; no quartiles.',
  '16 famílias sem vínculo na fonte; 6 com menos de 30 remunerações.':
    '16 families without a job in the source; 6 with fewer than 30 salaries.',
  'A lista de NCM e NBS é de setembro de 2025: a LC 227/2026 e o portal mudaram anexos. Trinta e cinco códigos novos ainda não têm descrição.':
    'The list of NCM and NBS is of September 2025: LC 227/2026 and the portal changed annexes. Thirty-five new codes have no description yet.',
  'Admissões, desligamentos e mediana do salário fixo por família e estado, 2025':
    'Hires, departures and median fixed salary by family and state, 2025',
  'Admissões, desligamentos e salário fixo de admissão por família da CBO, 2025':
    'Hires, departures and fixed hiring salary by CBO family, 2025',
  'Admissões, desligamentos e salário médio de admissão de 16 famílias da CBO, 06/2025 a 05/2026':
    'Hires, departures and average hiring salary of 16 CBO families, June 2025 to May 2026',
  'Admissões, desligamentos e salários por família da CBO, calculados dos microdados':
    'Hires, terminations and salaries by CBO family, calculated from the microdata',
  'Agregados publicados do Novo CAGED, Ministério do Trabalho e Emprego (MTE/PDET)':
    'Published aggregates of Novo CAGED, Ministry of Labor and Employment (MTE/PDET)',
  'As que ninguém pede há mais tempo saem quando falta lugar.': 'Those not requested for longest are dropped when space runs out.',
  'Atos oficiais, livres (Lei nº 9.610/1998, art. 8º, IV)': 'Official acts, free of copyright (Lei nº 9.610/1998, art. 8º, IV)',
  'Banco Central do Brasil, PTAX': 'Central Bank of Brazil, PTAX',
  'Banco Central do Brasil, SGS {0}': 'Central Bank of Brazil, SGS {0}',
  'Banco Central do Brasil, SGS {0}{1}': 'Central Bank of Brazil, SGS {0}{1}',
  'Banco Central do Brasil, Sistema de Expectativas de Mercado (Focus), expectativas anuais, base dos últimos 30 dias':
    'Central Bank of Brazil, market expectations system (Focus), yearly expectations, base of the last 30 days',
  Catálogos: 'Catalogs',
  'Classificação Brasileira de Ocupações (CBO 2002): famílias, ocupações e sinônimos':
    'Brazilian Classification of Occupations (CBO 2002): families, occupations and synonyms',
  'Cotações PTAX de fechamento, compra e venda': 'PTAX closing quotes, buy and sell',
  'Códigos de classificação tributária do IBS e da CBS (cClassTrib) e os produtos e serviços de cada um':
    'Tax classification codes of IBS and CBS (cClassTrib) and the products and services of each',
  'Dados públicos do IBGE, com citação da fonte': 'IBGE public data, with the source cited',
  'Dados públicos do MTE': 'MTE public data',
  'Dados públicos do MTE; do agregador, que não declara licença, só os números':
    'MTE public data; of the aggregator, which states no license, only the numbers',
  'Duas famílias (8423 e 9914) não têm ocupação em vigor.': 'Two families (8423 and 9914) have no occupation in force.',
  'Escolaridade de quem estava no emprego em 31/12, por família da CBO, 2023':
    'Schooling of those employed on 31 December, by CBO family, 2023',
  'Estatísticas de salários': 'Salary statistics',
  'Expectativas de mercado (Focus): medianas anuais em sete dias de Copom':
    'Market expectations (Focus): yearly medians on seven Copom days',
  'Expectativas, moedas e preços': 'Expectations, currencies and prices',
  'Falta 1 mês': '1 month is missing',
  'Faltam {0} meses': '{0} {0|month is|months are} missing',
  'IBGE, SIDRA, tabela {0}': 'IBGE, SIDRA, table {0}',
  'MIT (as duas cópias)': 'MIT (both copies)',
  'Microdados da RAIS, ano-base 2023, Ministério do Trabalho e Emprego (MTE/PDET)':
    'RAIS microdata, base year 2023, Ministry of Labor and Employment (MTE/PDET)',
  'Microdados do Novo CAGED, Ministério do Trabalho e Emprego (MTE/PDET)':
    'Novo CAGED microdata, Ministry of Labor and Employment (MTE/PDET)',
  'Ministério do Trabalho e Emprego, CBO 2002, por {0}': 'Ministry of Labor and Employment, CBO 2002, by {0}',
  'Open Database License (ODbL), Banco Central do Brasil': 'Open Database License (ODbL), Central Bank of Brazil',
  'Preços e taxas do Tesouro Direto': 'Tesouro Direto prices and rates',
  'Preços e taxas do Tesouro Direto: uma linha do arquivo aberto do Tesouro':
    "Tesouro Direto prices and rates: one line of the Treasury's open file",
  'Receita Federal do Brasil, Calculadora de Tributos (regime geral), base 0.0.7 de 02/09/2025':
    'Receita Federal do Brasil, tax calculator (general regime), base 0.0.7 of 2 September 2025',
  'Selic efetiva do dia': 'Effective Selic of the day',
  'Sem mediana abaixo de 30 admissões; sem as movimentações de estado não identificado.':
    'No median below 30 hires; without the movements of an unidentified state.',
  'Sem mediana abaixo de 30 vínculos.': 'No median below 30 jobs.',
  'Sem mediana, quartis, estados, escolaridade nem data da última declaração.':
    'No median, quartiles, states, schooling or date of the last filing.',
  'Sem os grandes grupos 1 e 2 (dirigentes, gerentes e profissionais), cuja escolaridade na fonte parece preenchida pela própria ocupação.':
    'Without major groups 1 and 2 (executives, managers and professionals), whose schooling in the source seems to be filled in from the occupation itself.',
  'Séries do Banco Central lidas a pedido': 'Central Bank series read on request',
  'Só sete dias, só as medianas, só o ano corrente e o seguinte; sem IGP-M.':
    'Only seven days, only the medians, only the current year and the next; no IGP-M.',
  'Tesouro Nacional, Tesouro Transparente, Taxas dos Títulos Ofertados pelo Tesouro Direto':
    'National Treasury, Tesouro Transparente, rates of the bonds offered by Tesouro Direto',
  'Textos e tabelas de lei, sem direito autoral (Lei nº 9.610/1998, art. 8º, IV)':
    'Texts and tables of law, free of copyright (Lei nº 9.610/1998, art. 8º, IV)',
  'Uma só linha: o arquivo inteiro é lido por npm run bonds:update.': 'A single line: the whole file is read by npm run bonds:update.',
  'Vínculos em 31/12 e remuneração média por família da CBO, 2023': 'Jobs on 31 December and average pay by CBO family, 2023',
  'Vínculos em 31/12 e remuneração média por família e estado, 2023': 'Jobs on 31 December and average pay by family and state, 2023',
  'a cada versão do projeto': 'with each version of the project',
  'conforme a periodicidade de cada uma': 'according to the frequency of each',
  'códigos, com {0} linhas de NCM e NBS': 'codes, with {0} NCM and NBS lines',
  'e outras': 'and others',
  'e outros': 'and others',
  'famílias da CBO': 'CBO families',
  medianas: 'medians',
  'não informada': 'not stated',
  'não se atualiza sozinha: a importação dos microdados a substitui, família por família':
    'does not update itself: importing the microdata replaces it, family by family',
  observações: 'observations',
  'ocupações em {0} famílias, com {1} sinônimos': 'occupations in {0} families, with {1} synonyms',
  preços: 'prices',
  'quando a lei muda': 'when the law changes',
  'quando quem mantém o projeto manda (npm run classifications:update)':
    'when the project maintainer runs it (npm run classifications:update)',
  'quando quem mantém o servidor importa': 'when the server maintainer imports it',
  'quando quem mantém o servidor manda (npm run bonds:update)': 'when the server maintainer runs it (npm run bonds:update)',
  séries: 'series',
  'todo dia, à noite, em São Paulo': 'every day, at night, in São Paulo',
  'todo janeiro, e quando a lei muda': 'every January, and when the law changes',
  'versão confirmada': 'version confirmed',
  versões: 'versions',
  'versões confirmadas': 'versions confirmed',
  '{0} {1} por uma só fonte.': '{0} {1} by a single source.',
  '{0}; agregação de {1}': '{0}; aggregation by {1}',
  '{0}; cópia de {1}': '{0}; copy by {1}',
  '{0}; {1}; cópias de {2}': '{0}; {1}; copies of {2}',
}
