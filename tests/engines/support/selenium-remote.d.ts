// Node needs the path with its file name; the types are declared without it.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
