export default {
  centavo: {
    input: 'http://localhost:3000/v1/openapi.json',
    output: { target: 'api.ts', schemas: 'model', client: 'fetch', mode: 'single', baseUrl: 'http://localhost:3000' },
  },
}
