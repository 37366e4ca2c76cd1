/** Lower bound: node:http doing the same work (read, validate, calculate, write the same body) and nothing else. */
import { createServer } from 'node:http'
import { parse } from 'node:querystring'
import { portsOf } from '../../engine/engine.ts'
import { registry } from '../../engine/generated/registry.ts'
import { runText } from '../../engine/operation/evaluation/run.ts'

const { calculators } = registry
const ports = portsOf()

createServer((request, response) => {
  const [path, query = ''] = request.url!.split('?') as [string, string?]
  const calculator = calculators.get(path.slice('/v1/calc/'.length))
  if (!calculator) {
    response.writeHead(404).end()
    return
  }
  const body = JSON.stringify(runText(calculator, parse(query) as Record<string, string>, ports))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
