/** The English of what is said here, by the Portuguese. */
export const english = {
  '# Centavo\n\n> API pública e gratuita de finanças brasileiras: trabalho, impostos, crédito, moradia, investimentos. Exata ao centavo, com a lei por trás de cada número, em qualquer data desde 1994. Sem chave.\n\n- Pergunte por GET com parâmetros ou POST com JSON; um GET sem parâmetros devolve o esquema. Valores em reais com ponto decimal (1234.56), porcentagens como números simples (10 é 10%), datas AAAA-MM-DD.\n- `reference_date` escolhe a lei do dia; omitida, vale a de hoje em São Paulo. Cada resposta traz `basis` (a lei lida), `assumptions` (o que se supôs) e `steps` (a conta).\n- Assistentes podem usar o protocolo MCP em {0}/mcp.\n- Um erro diz qual campo, qual regra e o que enviar (RFC 9457).\n\n## Referência\n\n- [OpenAPI 3.1]({1}/v1/openapi.json): tudo, para gerar clientes; [em resumo]({2}/v1/openapi.brief.json)\n- [Coleção do Postman]({3}/v1/postman.json): cada operação com um exemplo\n- [Índice]({4}/v1): onde está cada coisa\n- [Tudo em um texto]({5}/llms-full.txt): cada operação com seus campos e um exemplo':
    "# Centavo\n\n> Public, free API for Brazilian finance: work, taxes, credit, housing, investments. Exact to the centavo, with the law behind each number, on any date since 1994. No key.\n\n- Ask by GET with parameters or POST with JSON; a GET without parameters returns the schema. Amounts in reais with a decimal point (1234.56), percentages as plain numbers (10 is 10%), dates YYYY-MM-DD.\n- `reference_date` chooses the law of the day; if omitted, today's in São Paulo applies. Each answer includes `basis` (the law read), `assumptions` (what was assumed) and `steps` (the calculation).\n- Assistants can use the MCP protocol at {0}/mcp.\n- An error says which field, which rule and what to send (RFC 9457).\n\n## Reference\n\n- [OpenAPI 3.1]({1}/v1/openapi.json): everything, to generate clients; [in brief]({2}/v1/openapi.brief.json)\n- [Postman collection]({3}/v1/postman.json): each operation with an example\n- [Index]({4}/v1): where each thing is\n- [Everything in one text]({5}/llms-full.txt): each operation with its fields and an example",
  '- Devolve: {0}': '- Returns: {0}',
  '- Exemplo ({0}): {1}{2}': '- Example ({0}): {1}{2}',
  '- Não recebe nada.': '- Takes nothing.',
  '- Recebe:': '- Takes:',
  'Calculadoras: {0}': 'Calculators: {0}',
  'Finanças brasileiras exatas ao centavo, com a lei por trás de cada número. Sem chave.':
    'Brazilian finance exact to the centavo, with the law behind each number. No key.',
  'padrão {0}': 'default {0}',
}
