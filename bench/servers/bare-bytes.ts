/** Lower bound for large responses: node:http sending the same bytes repeatedly. */
import { createServer } from 'node:http'

const body = Buffer.from(await (await fetch(`${process.env.BYTES_FROM}`)).arrayBuffer())
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
