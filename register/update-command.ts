/** npm run salaries:update */

import { runCommand } from './run-command.ts'
import { REGISTER_URL } from './source/register-ftp.ts'

const usage =
  'Uso: npm run salaries:update -- [endereço ftp://] [opções]\nBaixa do FTP do Novo CAGED o que houver de novo e publica as estatísticas de salário.'

runCommand(
  process.argv.slice(2),
  { usage, defaultSource: process.env.CAGED_URL?.trim() || REGISTER_URL },
  {
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => new Date(),
  },
).then((code) => {
  process.exitCode = code
})
