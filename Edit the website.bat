@echo off
rem Starts the owner's editor by a double click. This window says what happens.
setlocal DisableDelayedExpansion
title Edit the website
rem A folder on another computer, such as \\server\site, gets a drive letter, because cmd.exe cannot work in it without one.
pushd "%~dp0"
if errorlevel 1 (
  echo Windows cannot open the folder of this file. Copy the folder of the website to this computer, then start again.
  pause
  exit /b 1
)
rem A double click inside of a ZIP file unpacks this file alone.
if not exist package.json (
  echo The other files of the website are missing. If this is a ZIP file, choose "Extract all" first.
  pause
  exit /b 1
)
where npm >nul 2>nul
if errorlevel 1 (
  echo The editor needs the program Node.js. Install it from https://nodejs.org, then start the editor again.
  start "" https://nodejs.org
  pause
  exit /b 1
)
echo The editor is starting. It opens in your browser.
call npm run --silent edit -- --open
rem A program that was ended by Windows has a negative number, which "if errorlevel 1" does not count.
if not "%errorlevel%"=="0" pause
popd
