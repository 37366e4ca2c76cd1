export const english = {
  '(último valor guardado)': '(last stored value)',
  Comandos: 'Commands',
  'Conferências (centavo check … ou centavo conferir …)': 'Checks (centavo check … or centavo conferir …)',
  'Decisões (centavo workflow … ou centavo decisoes …)': 'Decisions (centavo workflow … or centavo decisoes …)',
  'Em inglês: --lang en em qualquer comando, ou CENTAVO_LANG=en no ambiente.':
    'In English: --lang en on any command, or CENTAVO_LANG=en in the environment.',
  'Em português: centavo {0}': 'In Portuguese: centavo {0}',
  'Em todo comando: --help explica, --json responde em JSON (o padrão fora do terminal), --text responde em texto.':
    'In every command: --help explains, --json answers in JSON (the default outside the terminal), --text answers in text.',
  'Nomes: em inglês, como na API, ou em português, como nas páginas; a ajuda de cada comando mostra os dois.':
    'Names: in English, as in the API, or in Portuguese, as in the pages; the help of each command shows both.',
  'Não recebe nada.': 'Takes nothing.',
  'Os campos de cada {0}: centavo {1} <nome> --help': 'The fields of each {0}: centavo {1} <name> --help',
  'Os nomes: centavo list': 'The names: centavo list',
  'Perguntas sobre qualquer calculadora': 'Questions about any calculator',
  'Saída: 0 respondido, 2 entrada recusada, 1 qualquer outra falha.': 'Exit: 0 answered, 2 input refused, 1 any other failure.',
  'Tudo o que há: centavo list. Procurar: centavo ask "o que se quer saber".':
    'Everything available: centavo list. Search: centavo ask "what you want to know".',
  'Uso: centavo <comando> [--campo valor …]': 'Usage: centavo <command> [--field value …]',
  'Uso: centavo {0} <nome> [--campo valor …]': 'Usage: centavo {0} <name> [--field value …]',
  'Uso: centavo {0}{1}{2}': 'Usage: centavo {0}{1}{2}',
  'Uso: {0}': 'Usage: {0}',
  'Valores: 1234.56 ou 1.234,56; datas: 2026-11-14 ou 14/11/2026; sim ou não.':
    'Amounts: 1234.56 or 1.234,56; dates: 2026-11-14 or 14/11/2026; sim or não (yes or no).',
  '[opções]': '[options]',
  'a partir de {0}': 'from {0}',
  'centavo: finanças brasileiras, exatas ao centavo, com a lei por trás':
    'centavo: Brazilian finance, exact to the centavo, with the law behind it',
  continua: 'stays the same',
  'maior que {0}': 'more than {0}',
  'menor que {0}': 'less than {0}',
  'não se aplica': 'does not apply',
  'número inteiro': 'whole number',
  'padrão: {0}': 'default: {0}',
  'um de:': 'one of:',
  '{0} (desde {1}, {2})': '{0} (since {1}, {2})',
  '{0} de {1} para {2}: a resposta {3}': '{0} from {1} to {2}: the answer {3}',
  '{0}, de {1}{2}': '{0}, of {1}{2}',
  '{0}: centavo {1} <nome> …': '{0}: centavo {1} <name> …',
  '{0}… mais {1}; --json mostra todos': '{0}… {1} more; --json shows all',
}
