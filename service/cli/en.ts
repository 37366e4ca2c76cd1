export const english = {
  '"{0}" não tem linhas depois do cabeçalho.': '"{0}" has no rows after the header.',
  '"{0}" é um arquivo, não uma pasta.': '"{0}" is a file, not a folder.',
  '"{0}" é uma pasta, não um arquivo.': '"{0}" is a folder, not a file.',
  '--accounts arquivo.json': '--accounts file.json',
  '--errors arquivo': '--errors file',
  '--from AAAA-MM --paid arquivo': '--from YYYY-MM --paid file',
  '--function nome': '--function name',
  '--host endereço': '--host address',
  '--keep colunas': '--keep columns',
  '--kind nome': '--kind name',
  '--law "texto"': '--law "text"',
  '--law mudança': '--law change',
  '--lines arquivo': '--lines file',
  '--mode full|compact': '--mode full|compact',
  '--month AAAA-MM': '--month YYYY-MM',
  '--out pasta': '--out folder',
  '--paid-on dia': '--paid-on day',
  '--print html': '--print html',
  '--regime nome': '--regime name',
  '--schema nome': '--schema name',
  '--schemas input|all': '--schemas input|all',
  '--table tabela': '--table table',
  'A linha {0} de "{1}" tem aspas sem par.': 'Line {0} of "{1}" has an unmatched quotation mark.',
  'A linha {0} de "{1}" tem mais células que o cabeçalho.': 'Line {0} of "{1}" has more cells than the header.',
  'A pasta de "{0}" não existe.': 'The folder of "{0}" does not exist.',
  'A versão instalada': 'The installed version',
  'Abre o servidor MCP, para assistentes, na entrada e na saída padrão':
    'Opens the MCP server, for assistants, on standard input and output',
  'Abre o serviço HTTP: a API e as páginas': 'Opens the HTTP service: the API and the pages',
  'Cada tabela de lei com as suas datas, os índices, o calendário dos bancos e funções exatas ao centavo: inss, irrf, net_salary, fgts, thirteenth, minimum_wage, simples, correction, business_days e, no DuckDB, payroll. Rodar o script de novo não estraga nada. Veja docs/sql.md.':
    'Each law table with its dates, the indices, the bank calendar and functions exact to the centavo: inss, irrf, net_salary, fgts, thirteenth, minimum_wage, simples, correction, business_days and, in DuckDB, payroll. Running the script again does no harm. See docs/sql.md.',
  'Calcula uma planilha inteira: centavo batch <calculadora> < pessoas.csv > resultado.csv':
    'Calculates a whole spreadsheet: centavo batch <calculator> < people.csv > result.csv',
  'Completa comandos ao apertar Tab no shell': 'Completes commands when you press Tab in the shell',
  'Diga o shell: centavo completion {0}.': 'Give the shell: centavo completion {0}.',
  'Diga qual {0}: {1}.': 'Say which {0}: {1}.',
  'Escreve a lei como SQL, para um banco de dados': 'Writes the law as SQL, for a database',
  'Esta ajuda, ou a de um comando': 'This help, or that of a command',
  'Fecha a folha de um mês: centavo payroll pessoas.csv --month 2026-10 > folha.csv':
    "Closes a month's payroll: centavo payroll pessoas.csv --month 2026-10 > folha.csv",
  'Fica à espera de mensagens na entrada padrão, até que ela se feche. Quem o abre costuma ser o assistente, não uma pessoa.':
    'Waits for messages on standard input until it closes. It is usually opened by the assistant, not by a person.',
  'JSON por linha': 'JSON per line',
  'Lê um holerite, recibo ou termo de rescisão, em PDF ou texto, e diz o que cada linha é':
    'Reads a payslip, receipt or severance statement, in PDF or text, and says what each line is',
  'Nada sai desta máquina. As linhas são somadas e comparadas com os totais impressos; o que não foi entendido é dito.':
    'Nothing leaves this machine. The lines are added up and compared with the printed totals; anything not understood is reported.',
  'Não foi possível escrever em "{0}" ({1}).': 'Could not write to "{0}" ({1}).',
  'Não foi possível ler "{0}" ({1}).': 'Could not read "{0}" ({1}).',
  'Não há comando "{0}". {1}': 'There is no command "{0}". {1}',
  'Não há espaço em disco para escrever em "{0}".': 'There is no disk space to write to "{0}".',
  'Não há {0} "{1}". {2}': 'There is no {0} "{1}". {2}',
  'O arquivo "{0}" não existe.': 'The file "{0}" does not exist.',
  'Os campos e exemplos: centavo {0} --help': 'The fields and examples: centavo {0} --help',
  'Procura entre calculadoras, decisões, conferências, indicadores e tabelas de lei, e mostra o comando de cada achado.':
    'Searches calculators, decisions, checks, indicators and law tables, and shows the command for each one found.',
  'Procura pelo que se quer saber, em português': 'Searches by what you want to know, in English or Portuguese',
  'Procure com: centavo ask "o que se quer saber"': 'Search with: centavo ask "what you want to know"',
  'RAT, em porcento (padrão 3); --fap n o multiplica': 'RAT, in percent (default 3); --fap n multiplies it',
  'Sem permissão para escrever em "{0}".': 'No permission to write to "{0}".',
  'Sem permissão para ler "{0}".': 'No permission to read "{0}".',
  'Serve até ser interrompido (Ctrl+C). As outras configurações são variáveis de ambiente: veja docs/operations.md.':
    'Serves until interrupted (Ctrl+C). The other settings are environment variables: see docs/operations.md.',
  'Servidor MCP à espera de mensagens na entrada padrão; Ctrl+D encerra.':
    'MCP server waiting for messages on standard input; Ctrl+D ends it.',
  'Tudo o que há: calculadoras, decisões, conferências, consultas e tabelas':
    'Everything available: calculators, decisions, checks, queries and tables',
  'Uma linha por pessoa (id, salário, e uma coluna para cada verba: "Horas extras 50% (horas)", "Faltas (dias)", "Comissões"), ou JSON por linha. Sai uma linha por pessoa, na mesma ordem; quem não pode ser pago fica no seu lugar, com o motivo. Nada sai desta máquina. Veja docs/payroll.md.':
    'One row per person (id, salary, and a column for each item: "Horas extras 50% (horas)", "Faltas (dias)", "Comissões"), or JSON per line. One row comes out per person, in the same order; whoever cannot be paid stays in place, with the reason. Nothing leaves this machine. See docs/payroll.md.',
  'Veja: centavo {0} --help': 'See: centavo {0} --help',
  'a lei com uma mudança, como irrf/perDependent=250, em um schema que comece por reform ou hipotese':
    'the law with a change, such as irrf/perDependent=250, in a schema that starts with reform or hipotese',
  'a tabela: as colunas têm os nomes dos parâmetros, e os valores são centavos inteiros':
    'the table: the columns have the names of the parameters, and the amounts are whole centavos',
  'as colunas da tabela que ficam ao lado da resposta, separadas por vírgula':
    'the columns of the table that stay beside the answer, separated by commas',
  'centavo ask "o que se quer saber" [opções]': 'centavo ask "what you want to know" [options]',
  'centavo ask "{0}"': 'centavo ask "{0}"',
  'centavo batch <calculadora> [arquivo] [opções]': 'centavo batch <calculator> [file] [options]',
  'centavo completion bash|zsh|fish': 'centavo completion bash|zsh|fish',
  'centavo completion fish | source': 'centavo completion fish | source',
  'centavo folha pessoas.xlsx --month 2026-10 --guides': 'centavo folha pessoas.xlsx --month 2026-10 --guides',
  'centavo help [comando]': 'centavo help [command]',
  'centavo help {0}': 'centavo help {0}',
  'centavo list [opções]': 'centavo list [options]',
  'centavo mcp': 'centavo mcp',
  'centavo mcp --group trabalho,impostos': 'centavo mcp --group trabalho,impostos',
  'centavo mcp [opções]': 'centavo mcp [options]',
  'centavo payroll <pessoas.csv | .xlsx | .ndjson | -> --month AAAA-MM [opções]':
    'centavo payroll <pessoas.csv | .xlsx | .ndjson | -> --month YYYY-MM [options]',
  'centavo payroll pessoas.csv --month 2026-10 --rat-rate 2 > folha.csv':
    'centavo payroll pessoas.csv --month 2026-10 --rat-rate 2 > folha.csv',
  'centavo read <arquivo.pdf | arquivo.txt | -> [opções]': 'centavo read <arquivo.pdf | arquivo.txt | -> [options]',
  'centavo serve [opções]': 'centavo serve [options]',
  "centavo sql --dialect duckdb --law 'irrf/perDependent=250' --schema reforma > reforma.sql":
    "centavo sql --dialect duckdb --law 'irrf/perDependent=250' --schema reforma > reforma.sql",
  "centavo sql --dialect duckdb --parameters --function net_salary --schema reforma --law 'irrf/reduction=null' --law 'irrf*1.05' > leis.sql":
    "centavo sql --dialect duckdb --parameters --function net_salary --schema reforma --law 'irrf/reduction=null' --law 'irrf*1.05' > leis.sql",
  'centavo sql --dialect spark --function net_salary --table folha --keep pessoa,mes > liquidos.sql':
    'centavo sql --dialect spark --function net_salary --table folha --keep pessoa,mes > liquidos.sql',
  'centavo sql --dialect {0} > centavo.sql': 'centavo sql --dialect {0} > centavo.sql',
  'centavo sql --dialect {0} [--schema centavo] [--law mudança] > centavo.sql':
    'centavo sql --dialect {0} [--schema centavo] [--law change] > centavo.sql',
  'centavo version': 'centavo version',
  'confere também o que foi lido (--conferir); ou centavo check payslip --file holerite.pdf, que mostra os dois':
    'also checks what was read (--conferir); or centavo check payslip --file holerite.pdf, which shows both',
  'em vez do script, um SELECT dessa função sobre uma tabela inteira (clickhouse e spark)':
    'instead of the script, a SELECT of that function over a whole table (clickhouse and spark)',
  'escreve em partes, com um manifesto; --resume continua de onde parou':
    'writes in parts, with a manifest; --resume continues from where it stopped',
  'escreve uma planilha': 'writes a spreadsheet',
  'linhas à parte: id, nature, amount (ou hours, days, months, percent)':
    'separate lines: id, nature, amount (or hours, days, months, percent)',
  'mcp não conhece {0}. Veja: centavo mcp --help': 'mcp does not know {0}. See: centavo mcp --help',
  'nome das contas contábeis, no lugar dos da casa': 'names of the ledger accounts, instead of the built-in ones',
  'normal, simples ou simples_anexo_iv (padrão normal)': 'normal, simples or simples_anexo_iv (default normal)',
  'não há nenhuma': 'there is none',
  'o banco de dados': 'the database',
  'o dia do pagamento, que escolhe a tabela do imposto': 'the payment day, which chooses the tax table',
  'o mês da folha': 'the payroll month',
  'o que se deve desde esse mês a quem foi pago como no arquivo': 'what is owed since that month to those who were paid as in the file',
  'o que uma mudança da lei faz a cada pessoa e ao total: --law "irrf/perDependent=250"':
    'what a change of the law does to each person and to the total: --law "irrf/perDependent=250"',
  'o schema onde tudo fica (padrão centavo)': 'the schema where everything goes (default centavo)',
  'o {0}º valor ({1})': 'value no. {0} ({1})',
  'onde escutar (padrão 0.0.0.0, toda a rede; 127.0.0.1: só esta máquina)':
    'where to listen (default 0.0.0.0, the whole network; 127.0.0.1: only this machine)',
  'os holerites, duas vias por folha, para imprimir; --company nome': 'the payslips, two copies per sheet, to print; --company name',
  'porta (padrão 3000)': 'port (default 3000)',
  'quantos achados, no máximo (padrão 5)': 'how many results, at most (default 5)',
  'quantos núcleos usar; o resultado é o mesmo': 'how many cores to use; the result is the same',
  'que papel é: payslip, thirteenth, vacation, trct': 'which document it is: payslip, thirteenth, vacation, trct',
  'responde em JSON (o padrão fora do terminal)': 'answers in JSON (the default outside the terminal)',
  'responde em texto (o padrão no terminal)': 'answers in text (the default in the terminal)',
  'sem barra de progresso': 'no progress bar',
  'serve não recebe valores sem opção; veio "{0}". Use --port e --host.':
    'serve takes no values without an option; got "{0}". Use --port and --host.',
  'sobrou o valor "{0}", o {1}º sem opção. Sem opção, {2} recebe {3}. Veja: centavo {4} --help':
    'the value "{0}" is left over, no. {1} without an option. Without an option, {2} takes {3}. See: centavo {4} --help',
  'source <(centavo completion bash)': 'source <(centavo completion bash)',
  'só as ferramentas desses grupos': 'only the tools of those groups',
  'só essa tabela, em CSV': 'only that table, in CSV',
  'só o que cada ferramenta recebe, ou também o que devolve': 'only what each tool takes, or also what it returns',
  'só {0}, nesta ordem: {1}': 'only {0}, in this order: {1}',
  'também os recusados, à parte': 'the refused ones too, separately',
  'terceiros, em porcento; --activity commerce|industry dá os códigos':
    'third parties, in percent; --activity commerce|industry gives the codes',
  'uma ferramenta para cada operação, ou três que servem a todas': 'one tool for each operation, or three that serve all of them',
  '{0} a entrada de {1} foi recusada': '{0} the input of {1} was refused',
  '{0} falha inesperada: {1}': '{0} unexpected failure: {1}',
  '{0} não aceita "{1}". {2}': '{0} does not accept "{1}". {2}',
  '{0} não conhece {1}. {2}': '{0} does not take {1}. {2}',
}
