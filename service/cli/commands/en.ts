export const english = {
  '--parameters é do DuckDB: em outro banco use um script para cada lei, com --law.':
    '--parameters is for DuckDB: in another database use one script for each law, with --law.',
  '--schema aceita letras minúsculas sem acento, números e _, a começar por letra.':
    '--schema takes lowercase letters without accents, digits and _, starting with a letter.',
  'A conferência de um arquivo não entendeu "{0}".': 'The check of a file did not understand "{0}".',
  'Com --law diga um --schema que comece por reform ou hipotese, como reforma: em {0} fica a lei, e uma hipótese não vale.':
    'With --law give a --schema that starts with reform or hipotese, such as reforma: {0} holds the law, and a hypothesis is not in force.',
  'Diga a função e a tabela: centavo sql --dialect spark --function net_salary --table folha --keep pessoa,mes.':
    'Give the function and the table: centavo sql --dialect spark --function net_salary --table folha --keep pessoa,mes.',
  "Diga a função e um --schema que comece por reform ou hipotese: centavo sql --dialect duckdb --parameters --function net_salary --schema reforma --law 'irrf/reduction=null' --law 'irrf*1.05'.":
    "Give the function and a --schema that starts with reform or hipotese: centavo sql --dialect duckdb --parameters --function net_salary --schema reforma --law 'irrf/reduction=null' --law 'irrf*1.05'.",
  'Diga a pasta, o ZIP ou os arquivos: centavo {0} pasta/': 'Name the folder, the ZIP or the files: centavo {0} folder/',
  'Diga o arquivo: --file holerite.pdf, ou - para o que vem pela entrada.':
    'Give the file: --file holerite.pdf, or - for what comes on standard input.',
  'Diga o arquivo: centavo read holerite.txt, ou - para o que vem pela entrada.':
    'Give the file: centavo read holerite.txt, or - for what comes on standard input.',
  'Diga o banco de dados: centavo sql --dialect {0}.': 'Give the database: centavo sql --dialect {0}.',
  'Diga o que se quer saber: centavo ask "…"': 'Say what you want to know: centavo ask "…"',
  'Diga um arquivo JSON: centavo {0} arquivo.json, ou -.': 'Give a JSON file: centavo {0} file.json, or -.',
  'Falta para conferir: {0}': 'Missing for the check: {0}',
  'Nada foi achado. Tente outras palavras, ou': 'Nothing was found. Try other words, or',
  'Nada foi lido que se possa conferir.': 'Nothing was read that can be checked.',
  'Não há o que leia papéis aqui.': 'Nothing here can read documents.',
  'Não sei {0}.': "I don't know {0}.",
  'O arquivo deve ter um objeto JSON, como o da API.': 'The file must have a JSON object, as in the API.',
  'Os arquivos passam de 2 GiB: divida-os por mês.': 'The files are more than 2 GiB: split them by month.',
  'Pela entrada vem JSON como o da API: {"files":[{"name":"…","xml":"…"}]}.':
    'On standard input comes JSON like that of the API: {"files":[{"name":"…","xml":"…"}]}.',
  Veja: 'See',
  'centavo list': 'centavo list',
  'centavo {0} {1}': 'centavo {0} {1}',
  'read recebe um arquivo por vez; sobrou "{0}".': 'read takes one file at a time; "{0}" is left over.',
  veja: 'see',
  '{0} não é JSON.': '{0} is not JSON.',
  '{0} {1} tudo: centavo list': '{0} {1} everything: centavo list',
}
