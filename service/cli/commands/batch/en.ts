export const english = {
  '--decimal-comma      vírgula decimal nos números da saída; --no-decimal-comma, ponto (padrão: como na entrada)':
    '--decimal-comma      decimal comma in the numbers of the output; --no-decimal-comma, point (default: as in the input)',
  '--errors arquivo     onde ficam as linhas recusadas (padrão: <calculadora>.errors.csv ou .ndjson)':
    '--errors file        where refused rows go (default: <calculator>.errors.csv or .ndjson)',
  '--fields a,b.c       campos do resultado (padrão no CSV: todos os que não são lista ou objeto; no NDJSON: a resposta inteira)':
    '--fields a,b.c       fields of the result (default for CSV: all that are not a list or an object; for NDJSON: the whole answer)',
  '--format csv|ndjson|xlsx  formato da entrada (padrão: visto no começo dela)':
    '--format csv|ndjson|xlsx  form of the input (default: seen from its beginning)',
  '--keep nome,id       colunas que não são da calculadora e só acompanham a linha':
    "--keep name,id       columns that are not the calculator's and only go along with the row",
  '--law mudança        todas as linhas em uma mudança da lei, como irrf/perDependent=250; também pode ser uma coluna':
    '--law change         all rows under a change of the law, such as irrf/perDependent=250; may be a column too',
  '--law não se aceita em uma conferência: um documento se confere com a lei.':
    '--law is not accepted in a check: a document is checked against the law.',
  '--map "Coluna=campo" que campo é uma coluna de outro nome; pode ser repetida':
    '--map "Column=field" which field a column of another name is; may be repeated',
  '--map: não há o campo "{0}". {1}': '--map: there is no field "{0}". {1}',
  '--out arquivo        escreve nesse arquivo; o formato é o do fim do nome (.csv, .ndjson, .xlsx)':
    '--out file           writes to this file; the form is the one its name ends in (.csv, .ndjson, .xlsx)',
  '--output csv|ndjson|xlsx  formato da saída (padrão: o da entrada)':
    '--output csv|ndjson|xlsx  form of the output (default: that of the input)',
  '--quiet              sem barra de progresso nem resumo': '--quiet              no progress bar and no summary',
  '--threads n          quantos núcleos usar (padrão: todos)': '--threads n          how many cores to use (default: all)',
  '--{0} deve ser csv, ndjson ou xlsx; veio "{1}". {2}': '--{0} must be csv, ndjson or xlsx; got "{1}". {2}',
  ': os campos são {0}.': ': the fields are {0}.',
  'A coluna "{0}" aparece mais de uma vez.': 'The column "{0}" appears more than once.',
  'A coluna "{0}" não é um campo de {1}{2}': 'The column "{0}" is not a field of {1}{2}',
  'A entrada não é uma planilha XLSX.': 'The input is not an XLSX spreadsheet.',
  'A entrada é um array JSON; envie um objeto por linha (NDJSON): jq -c ".[]" arquivo.json':
    'The input is a JSON array; send one object per line (NDJSON): jq -c ".[]" arquivo.json',
  'A planilha é grande demais, ou tem uma célula muito longe das outras: apague as vazias ou envie em CSV.':
    'The spreadsheet is too large, or has a cell very far from the others: delete the empty ones or send it in CSV.',
  'As colunas são os campos da calculadora, pelo nome ou pelo título em português ("Salário bruto mensal"); um campo igual para todas':
    'The columns are the fields of the calculator, by name or by their Portuguese label ("Salário bruto mensal"); a field that is the same for all',
  'Calcula cada linha de uma planilha (CSV ou XLSX) ou de um NDJSON, na ordem em que vieram; CSV e NDJSON de qualquer tamanho, em todos':
    'Calculates each row of a spreadsheet (CSV or XLSX) or of an NDJSON, in the order they came; CSV and NDJSON of any size, on all',
  'Diga de onde ler: centavo batch': 'Say where to read from: centavo batch',
  'Falta a coluna {0}, obrigatória em {1}.': 'The column {0}, required in {1}, is missing.',
  'Há linhas recusadas e não foi possível escrever em {0}; diga outro lugar com --errors.':
    'There are refused rows and it was not possible to write to {0}; give another place with --errors.',
  'Não há calculadora "{0}". {1}': 'There is no calculator "{0}". {1}',
  'Não há coluna "{0}" (--map). {1}': 'There is no column "{0}" (--map). {1}',
  'Não há coluna "{0}" para acompanhar (--keep). {1}': 'There is no column "{0}" to keep (--keep). {1}',
  'O arquivo parece uma planilha do Excel, mas não pôde ser lido como XLSX.':
    'The file looks like an Excel spreadsheet, but could not be read as XLSX.',
  'O cabeçalho tem aspas que não fecham.': 'The header has quotes that do not close.',
  'O resultado não tem o campo "{0}". {1}': 'The result does not have the field "{0}". {1}',
  'Para escrever em um arquivo: --out {0}': 'To write to a file: --out {0}',
  'Saída: 0 todas as linhas calculadas; 2 alguma recusada, ou as opções o foram; 1 falha.':
    'Exit: 0 all rows calculated; 2 some refused, or the options were; 1 failure.',
  'Se é um deles: --map {0}. Para que só acompanhe a linha: --keep {1}':
    'If it is one of them: --map {0}. To just keep it with the row: --keep {1}',
  'Uma planilha XLSX não se mostra no terminal: use --out resultado.xlsx':
    'An XLSX spreadsheet cannot be shown in the terminal: use --out resultado.xlsx',
  'Veja: centavo list': 'See: centavo list',
  'arquivo.csv, ou < arquivo.csv': 'arquivo.csv, or < arquivo.csv',
  'as linhas vai como opção (--reference-date 2026-01-31). A saída repete cada linha, na forma em que veio (separador, vírgula':
    'rows goes as an option (--reference-date 2026-01-31). The output repeats each row as it came (separator, decimal',
  'batch recebe um só arquivo; sobrou "{0}".': 'batch takes a single file; "{0}" is left over.',
  'centavo batch <calculadora> [arquivo] [opções] < pessoas.csv > resultado.csv':
    'centavo batch <calculator> [file] [options] < people.csv > result.csv',
  'decimal, acentos, fim de linha), e acrescenta os campos do resultado. Linhas recusadas vão para outro arquivo, com o motivo.':
    'comma, accents, line ends) and adds the fields of the result. Refused rows go to another file, with the reason.',
  'não é um JSON válido': 'is not valid JSON',
  'os núcleos. Também decisões e conferências, pelo nome (accept_raise, check-payslip) ou em português (aceitar-o-aumento, holerite).':
    'cores. Decisions and checks too, by name (accept_raise, check-payslip) or in Portuguese (aceitar-o-aumento, holerite).',
  'restam {0}': '{0} left',
  'tem aspas que não fecham ou texto depois delas': 'has quotes that do not close or text after them',
  'tem uma mudança da lei: use --law, --fields hypothetical ou --output ndjson, para que a resposta o diga':
    'has a change of the law: use --law, --fields hypothetical or --output ndjson, so that the answer says so',
  'tem {0} colunas; o cabeçalho tem {1}': 'has {0} {0|column|columns}; the header has {1}',
  '{0} h {1} min': '{0} h {1} min',
  '{0} linhas em {1} ({2}/s)': '{0} {0|row|rows} in {1} ({2}/s)',
  '{0} min {1} s': '{0} min {1} s',
  '{0} recusadas, com o motivo em {1}': '{0} refused, with the reason in {1}',
  '{0} é coluna e também opção ({1}): deixe um dos dois.': '{0} is a column and also an option ({1}): leave one of the two.',
}
