@echo off
rem Starts the owner's editor by a double click. This window says what happens.
title Edit the website
cd /d "%~dp0"
where npm >nul 2>nul
if errorlevel 1 (
  echo The editor needs the program Node.js. Install it from https://nodejs.org, then start the editor again.
  start "" https://nodejs.org
  pause
  exit /b 1
)
echo The editor is starting. It opens in your browser.
call npm run --silent edit -- --open
if errorlevel 1 pause
