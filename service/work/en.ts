export const english = {
  "Error": "Error",
}
