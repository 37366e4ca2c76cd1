export const english = {
  'A causa provável; null quando não se sabe.': 'The probable cause; null when it is not known.',
  'A descrição': 'The description',
  'A descrição OpenAPI 3.1 do serviço, para gerar clientes.': 'The OpenAPI 3.1 description of the service, to generate clients.',
  'A descrição de um grupo': 'The description of a group',
  'A descrição de um grupo, em YAML': 'The description of a group, in YAML',
  'A descrição em OpenAPI 3.0.3, em YAML.': 'The OpenAPI 3.0.3 description, in YAML.',
  'A linha, a partir de 0.': 'The row, starting from 0.',
  'A língua dos textos, onde o endereço não a diz: em inglês para quem o prefere, em português para os outros.':
    'The language of the texts, where the address does not say it: English for those who prefer it, Portuguese for others.',
  'A língua dos textos; vale mais que o cabeçalho Accept-Language.':
    'The language of the texts; it counts over the Accept-Language header.',
  'A mesma descrição do grupo em YAML.': 'The same description of the group in YAML.',
  'A mesma descrição em OpenAPI 3.0.3, para geradores que não leem a versão 3.1.':
    'The same description in OpenAPI 3.0.3, for generators that do not read version 3.1.',
  'A mesma descrição em YAML.': 'The same description in YAML.',
  'A mesma descrição em poucos bytes: tipos e rótulos.': 'The same description in few bytes: types and labels.',
  'A mesma resposta, só com os campos pedidos em `fields`, ou sem a explicação.':
    'The same answer, with only the fields asked for in `fields`, or without the explanation.',
  'A planilha.': 'The spreadsheet.',
  'A regra e o que veio.': 'The rule and what was received.',
  'A resposta de uma linha.': 'The answer of one row.',
  'A resposta que o cliente já tem (If-None-Match) continua valendo.': 'The answer the client already has (If-None-Match) is still valid.',
  'A soma das diferenças, em reais.': 'The sum of the differences, in reais.',
  'API pública e gratuita de finanças brasileiras: cada resposta é exata ao centavo, cita a lei em que se apoia e vale para a data pedida.':
    'Public, free API for Brazilian finance: each answer is exact to the centavo, cites the law it rests on and applies to the date asked for.',
  'As diferenças por valor e causa provável, a mais frequente antes.':
    'The differences by value and probable cause, the most frequent first.',
  'Até {0} linhas e {1} MiB, em um array JSON, em NDJSON ou em CSV, lidas e respondidas aos poucos, cada uma com o resultado ou com o erro dela. Cada {2} linhas contam como uma requisição no limite; as que passam dele voltam com erro e `retryAfter`. Com format=csv, uma planilha; com Accept-Encoding: gzip, comprimido.':
    'Up to {0} rows and {1} MiB, in a JSON array, as NDJSON or as CSV, read and answered little by little, each with its result or its error. Every {2} rows count as one request to the limit; those past it come back with an error and `retryAfter`. With format=csv, a spreadsheet; with Accept-Encoding: gzip, compressed.',
  'Cada campo recusado.': 'Each refused field.',
  'Centavo {0}': 'Centavo {0}',
  'Como perguntar: campos, resultado e exemplos.': 'How to ask: fields, result and examples.',
  'Corpo grande demais': 'Body too large',
  'Cálculo caro demais': 'Calculation too costly',
  'Cálculos de trabalho, impostos, crédito, moradia, investimentos, negócios e cotidiano.':
    'Calculations for work, taxes, credit, housing, investments, business and everyday life.',
  'Cálculos, indicadores e tabelas de lei do Brasil, exatos ao centavo.':
    'Calculations, indicators and law tables of Brazil, exact to the centavo.',
  'Dado indisponível': 'Data unavailable',
  'Decisões compostas de calculadoras: resposta, passos, hipóteses e o elo mais fraco.':
    'Decisions made up of calculators: answer, steps, assumptions and the weakest link.',
  'Depois das linhas de um lote de conferências: o que elas somam.': 'After the rows of a batch of checks: what they add up to.',
  'Em 429 e 503: segundos até poder tentar de novo.': 'In 429 and 503: seconds until you can try again.',
  'Em quantos documentos.': 'In how many documents.',
  'Em resumo em /v1/openapi.brief.json; com exemplos de respostas e lotes de cada operação em /v1/openapi/{group}.json.':
    'In brief at /v1/openapi.brief.json; with examples of answers and batches of each operation at /v1/openapi/{group}.json.',
  'Entrada inválida': 'Invalid input',
  'Entrada inválida: cada campo recusado, com a regra e o que veio.':
    'Invalid input: each refused field, with the rule and what was received.',
  'Entrada inválida: gross_salary deve ser maior que 0; veio -1.': 'Invalid input: gross_salary must be more than 0; got -1.',
  'Esta descrição': 'This description',
  'Esta descrição, em OpenAPI 3.0': 'This description, in OpenAPI 3.0',
  'Esta descrição, em OpenAPI 3.0 e YAML': 'This description, in OpenAPI 3.0 and YAML',
  'Esta descrição, em YAML': 'This description, in YAML',
  'Esta descrição, em resumo': 'This description, in brief',
  'Estatísticas de salário por profissão, do registro de emprego (Novo CAGED), em janela de 12 meses.':
    'Salary statistics by occupation, from the employment record (Novo CAGED), in a 12-month window.',
  'Falta agora um dado de que a resposta precisa, ou o serviço está sobrecarregado.':
    'Data the answer needs is missing now, or the service is overloaded.',
  'Feriados e dias úteis do calendário dos bancos.': 'Holidays and business days of the bank calendar.',
  'Grupo: {0}.': 'Group: {0}.',
  Issue: 'Issue',
  'Limite de 100 requisições por minuto excedido. Tente de novo em 12 s.': 'Limit of 100 requests a minute exceeded. Try again in 12 s.',
  'Limite excedido': 'Limit exceeded',
  'Não encontrado': 'Not found',
  'Não há tabela "ins". Você quis dizer inss?': 'There is no table "ins". Did you mean inss?',
  'O campo.': 'The field.',
  'O corpo deve ser JSON: envie Content-Type: application/json (em lote, também application/x-ndjson ou text/csv).':
    'The body must be JSON: send Content-Type: application/json (in a batch, also application/x-ndjson or text/csv).',
  'O cálculo passou de 6 s de processador e foi interrompido. Peça menos pontos ou um prazo menor.':
    'The calculation went over 6 s of processor time and was interrupted. Ask for fewer points or a shorter term.',
  'O esquema.': 'The schema.',
  'O grupo': 'The group',
  'O indicador selic não está disponível em 14/11/2026: o último valor guardado é o de 17/09/2026.':
    'The indicator selic is not available on 14 November 2026: the last stored value is that of 17 September 2026.',
  'O lote passa de {0} MiB: divida em lotes menores.': 'The batch is more than {0} MiB: split it into smaller batches.',
  'O mesmo que o GET, com os campos no corpo.': 'The same as the GET, with the fields in the body.',
  'O mesmo que sem .csv, como planilha: um só campo de um só valor é esse valor, para caber em uma célula.':
    'The same as without .csv, as a spreadsheet: a single field with a single value is that value, to fit in a cell.',
  'O mesmo, para programas: invalid_input, not_found, too_many_requests…':
    'The same, for programs: invalid_input, not_found, too_many_requests…',
  'O nome dela.': 'Its name.',
  'O nome, como em {0}': 'The name, as in {0}',
  'O que a operação responde a esta entrada.': 'What the operation answers to this input.',
  'O que foi pedido.': 'What was asked for.',
  'O que houve e o que fazer.': 'What happened and what to do.',
  'O que há com ele, para programas: required, too_small, not_an_option…':
    'What is wrong with it, for programs: required, too_small, not_an_option…',
  'O que se envia (JSON Schema).': 'What is sent (JSON Schema).',
  'O que se recebe (JSON Schema).': 'What is received (JSON Schema).',
  'O resultado.': 'The result.',
  'O serviço está sobrecarregado agora. Tente de novo em um segundo.': 'The service is overloaded now. Try again in a second.',
  'O valor, pelo nome.': 'The value, by name.',
  'O último dia guardado do que ainda não há.': 'The last stored day of what is not there yet.',
  'Onde ler sobre ela.': 'Where to read about it.',
  'Os campos da calculadora, cada um com o seu nome.': 'The fields of the calculator, each with its name.',
  'Os números de um documento comparados com o que a lei dá sobre o que foi informado.':
    'The numbers of a document compared with what the law gives for what was entered.',
  'Perguntas prontas.': 'Ready-made questions.',
  'Perguntas sobre qualquer calculadora: ao contrário, variando um campo, sob cada lei, dois casos lado a lado.':
    'Questions about any calculator: in reverse, varying a field, under each law, two cases side by side.',
  Problem: 'Problem',
  'Quantos documentos foram conferidos.': 'How many documents were checked.',
  'Quantos documentos têm cada veredito.': 'How many documents have each verdict.',
  'Recusada: `status` e `code` dizem por quê (403, 404, 413, 415, 422, 429, 503), `error` o que fazer. Com Accept: application/problem+json o mesmo corpo vem com esse tipo.':
    'Refused: `status` and `code` say why (403, 404, 413, 415, 422, 429, 503), `error` what to do. With Accept: application/problem+json the same body comes with that type.',
  Refused: 'Refused',
  'Resultado.': 'Result.',
  'Saúde e descrição do serviço.': 'Health and description of the service.',
  'Segundos até poder reenviar, quando o limite acabou.': 'Seconds until it can be resent, when the limit ran out.',
  'Selic, CDI, IPCA, IGP-M, poupança, dólar, euro e salário mínimo, com histórico. Fonte: Banco Central.':
    'Selic, CDI, IPCA, IGP-M, savings account, dollar, euro and minimum wage, with history. Source: Central Bank.',
  'Sem chave e sem cadastro. Limite de unidades por minuto e por endereço IP, informado nos cabeçalhos de cada resposta; `X-RateLimit-Cost` diz quantas a requisição custou. Uma requisição custa uma unidade, ou o `x-cost` da operação; uma pergunta, os cálculos que pode fazer ÷ {0} × o custo da calculadora. Uma folha custa as suas pessoas ÷ {1}, um papel o seu tamanho, e um corpo grande uma unidade a cada 128 KB. O que não cabe no que resta é recusado (429) antes de começar, e de cada endereço há no máximo 2 cálculos longos em andamento e 8 na fila.':
    "No key and no sign-up. Limit of units per minute and per IP address, given in the headers of each answer; `X-RateLimit-Cost` says how many the request cost. A request costs one unit, or the operation's `x-cost`; a question, the calculations it may make ÷ {0} × the calculator's cost. A payroll costs its people ÷ {1}, a paper its size, and a large body one unit for every 128 KB. What does not fit in what is left is refused (429) before it starts, and from each address there are at most 2 long calculations running and 8 in the queue.",
  'Sem parâmetros, o esquema. Com os de `.json`, a mesma resposta.':
    'Without parameters, the schema. With those of `.json`, the same answer.',
  'Serviço sobrecarregado': 'Service overloaded',
  'Só as operações de um grupo, com tudo o que se diz de cada campo, exemplos de respostas e lotes com tipos próprios.':
    'Only the operations of a group, with all that is said of each field, examples of answers and batches with their own types.',
  'Só os campos pedidos; com explain=false, sem `steps` e com `basis` só pelos nomes (`inss@2026-01-01`).':
    'Only the fields asked for; with explain=false, without `steps` and with `basis` by names alone (`inss@2026-01-01`).',
  'Tabelas de lei por data, com ato, fontes e grau de confirmação.': 'Law tables by date, with act, sources and degree of confirmation.',
  'Tipo de corpo não aceito': 'Body type not accepted',
  'Um objeto por linha.': 'One object per line.',
  'Um objeto por linha: o que vale para todas na primeira, uma linha para cada uma depois; a resposta vem na mesma ordem.':
    'One object per line: what applies to all on the first, then one line for each; the answer comes in the same order.',
  'Uma linha recusada, ou que passou do limite.': 'A row refused, or over the limit.',
  'Uma mudança da lei: a resposta é uma hipótese.': 'A change of the law: the answer is a hypothesis.',
  'Uma pergunta em português: o que responde a ela e, quando a pergunta basta, a resposta.':
    'A question in Portuguese: what answers it and, when the question is enough, the answer.',
  'Uma planilha.': 'A spreadsheet.',
  'Uma planilha: os nomes dos campos na primeira linha, um caso em cada outra.':
    'A spreadsheet: the names of the fields in the first line, a case in each other one.',
  'Uma recusa (RFC 9457).': 'A refusal (RFC 9457).',
  'Uma resposta por linha, na ordem, na forma em que as linhas vieram ou na pedida.':
    'One answer per row, in order, in the format of the rows sent or in the one asked for.',
  Unavailable: 'Unavailable',
  'Valores em reais; porcentagens são números simples (10 significa 10%). Toda calculadora aceita GET (parâmetros) e POST (JSON) com a mesma resposta;':
    'Amounts in reais; percentages are plain numbers (10 means 10%). Every calculator accepts GET (parameters) and POST (JSON) with the same answer;',
  'Vereditos: {0}.': 'Verdicts: {0}.',
  '`/v1/calc/{calculator}.csv`, é CSV ou NDJSON. Com `lang=en`, ou um Accept-Language que prefira inglês, os textos vêm em inglês. Uso livre, inclusive comercial; pede-se a citação com um link.':
    '`/v1/calc/{calculator}.csv`, it is CSV or NDJSON. With `lang=en`, or an Accept-Language that prefers English, texts come in English. Free to use, commercially too; a citation with a link is appreciated.',
  'deve ser maior que 0; veio -1': 'must be more than 0; got -1',
  'um GET sem parâmetro nenhum, ou com `?schema`, devolve o esquema dela, com exemplos. Com `fields` a resposta traz só os campos pedidos, e é descrita em `/v1/calc/{calculator}.json`; com `format` ou Accept, e em':
    'a GET with no parameters at all, or with `?schema`, returns its schema, with examples. With `fields` the answer includes only the fields asked for, and is described at `/v1/calc/{calculator}.json`; with `format` or Accept, and at',
  '{0} em CSV': '{0} in CSV',
  '{0}: em parte': '{0}: in part',
  '{0}: muitas linhas': '{0}: many rows',
  '{0}: o esquema': '{0}: the schema',
}
