export const english = {
  'Esta calculadora lê dados além da lei, e eles não lhe foram dados.': 'This calculator reads data besides the law, and was given none.',
  'HTTP {0}': 'HTTP {0}',
  'application/json, application/x-ndjson': 'application/json, application/x-ndjson',
  'no answer in time': 'no answer in time',
}
