/** npm run salaries:import -- <folder or ftp address> */
import { runCommand } from './run-command.ts'

const usage =
  'Uso: npm run salaries:import -- <pasta ou endereço ftp://> [opções]\nLê arquivos do Novo CAGED e publica as estatísticas de salário.'

runCommand(
  process.argv.slice(2),
  { usage },
  {
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => new Date(),
  },
).then((code) => {
  process.exitCode = code
})
