export const english = {
  ': os campos são {0}': ': the fields are {0}',
  'A linha não é um JSON válido.': 'The row is not valid JSON.',
  'A linha passa de 64 KiB, o máximo aceito.': 'The line is more than 64 KiB, the maximum accepted.',
  'A linha tem aspas que não fecham, ou texto depois delas.': 'The row has quotes that do not close, or text after them.',
  'A linha tem {0} colunas; o cabeçalho tem {1}.': 'The row has {0} columns; the header has {1}.',
  'A linha traz uma mudança da lei: em csv, mande-a no endereço (?law=), para que a resposta o diga.':
    'The row has a change in the law: in csv, send it in the address (?law=), so that the answer says so.',
  'Accept, Accept-Language': 'Accept, Accept-Language',
  'Accept, Accept-Language, Accept-Encoding': 'Accept, Accept-Language, Accept-Encoding',
  'Limite de {0} requisições por minuto excedido ({1}). Reenvie a partir desta linha em {2} s.':
    'Limit of {0} {0|request|requests} a minute exceeded ({1}). Resend from this row on in {2} s.',
  'O corpo {0}.': 'The body {0}.',
  'O lote passa de {0} linhas: envie o resto, a partir desta, em outro.':
    'The batch is more than {0} {0|row|rows}: send the rest, from this one on, in another.',
  'a primeira linha deve ser um objeto JSON, com o que vale para todas': 'the first line must be a JSON object, with what applies to all',
  'cada linha conta uma': 'each row counts as one',
  'cada {0} linhas contam uma': 'every {0} rows count as one',
  'continua depois do colchete que fecha o array': 'continues after the bracket that closes the array',
  'deve ser true ou false, ou vir sem valor': 'must be true or false, or come without a value',
  'deve ser um array JSON de objetos, ou um objeto por linha com Content-Type: application/x-ndjson':
    'must be a JSON array of objects, or one object per line with Content-Type: application/x-ndjson',
  'está vazio: envie os nomes dos campos na primeira linha e um caso em cada outra':
    'is empty: send the names of the fields in the first line and a case in each other one',
  'está vazio: envie um objeto por linha': 'is empty: send one object per line',
  'já está no endereço (.{0}): não o envie de novo': 'is already in the address (.{0}): do not send it again',
  'já está no endereço: não o envie de novo': 'is already in the address: do not send it again',
  'passa do limite de requisições: reenvie o resto em {0} s': 'is over the request limit: resend the rest in {0} s',
  'pede a lista {0}: em csv, cada linha do lote é uma só; use format=ndjson':
    'asks for the list {0}: in csv, each row of the batch is a single one; use format=ndjson',
  'pede o esquema, e é enviado sem outros campos; veio {0}': 'asks for the schema, and is sent without other fields; got {0}',
  'tem aspas que não fecham no cabeçalho': 'has quotes that do not close in its header',
  'tem duas colunas {0} no cabeçalho': 'has two columns {0} in its header',
  'tem mais de 64 KiB em branco entre duas linhas': 'has more than 64 KiB of blanks between two lines',
  'tem no cabeçalho a coluna "{0}", que não é um campo{1}': 'has the column "{0}" in its header, which is not a field{1}',
  'tem o campo {0} mais de uma vez': 'has the field {0} more than once',
  'tem uma linha sem fim': 'has a line that never ends',
  'tem uma vírgula sem elemento no array': 'has a comma without an element in the array',
  'termina antes do colchete que fecha o array': 'ends before the bracket that closes the array',
  'unexpected error in a batch': 'unexpected error in a batch',
  'veio no endereço; em um POST os campos vão no corpo': 'was sent in the address; in a POST the fields go in the body',
}
